import type { I18n } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isMinor } from '../../../../contract/age.ts';
import { dayOf } from '../../../../contract/calendar-day.ts';
import type { SetupStep } from '../../../../contract/entities/settings.ts';
import { useClock } from '../../../i18n/clock.ts';
import { KIND_LABEL } from '../../../i18n/job-labels.ts';
import { TextLink } from '../../../ui/links.tsx';
import { interestsAnswerOf, keptSearch, placeAnswerOf } from './setup-search.ts';
import { canSkip, passedStep } from './setup-steps.ts';
import type { Setup } from './use-setup.ts';

/** Each step with its answer and a way back to it. */
export function SummaryList({ setup, pushOn }: { setup: Setup; pushOn: boolean }) {
  const { t } = useLingui();
  const clock = useClock();
  const { user } = setup;
  const titles: Record<SetupStep, string> = {
    mode: t`What brings you here`,
    guardian: t`Your parents or guardian`,
    place: t`Where you want to work`,
    interests: t`What you look for`,
    company: t`Your company`,
    notices: t`Being told`,
  };
  const isYouth = user.guardian === 'none' && isMinor(user.general.dateOfBirth, dayOf(clock()));
  return (
    <div className="grid max-w-content gap-4">
      <dl className="divide-y divide-line rounded-card border border-line bg-sheet">
        {setup.steps.map((step) => (
          <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 py-3">
            <dt className="text-note text-faint">{titles[step]}</dt>
            <dd className="wrap-anywhere first-letter:uppercase">
              <AnswerOf step={step} setup={setup} pushOn={pushOn} />
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1 inline-flex min-h-11 items-center">
              <ChangeLink step={step} title={titles[step]} />
            </dd>
          </div>
        ))}
      </dl>
      {isYouth && (
        <p className="text-small text-soft">
          <Trans>
            You can apply by yourself. A parent or guardian is only needed when you accept an offer.
          </Trans>
        </p>
      )}
    </div>
  );
}

function ChangeLink({ step, title }: { step: SetupStep; title: string }) {
  const { t } = useLingui();
  const isRead = !canSkip(step);
  return (
    <TextLink to="/setup" search={{ step }} aria-label={isRead ? t`Look: ${title}` : t`Change: ${title}`}>
      {isRead ? <Trans>Look</Trans> : <Trans>Change</Trans>}
    </TextLink>
  );
}

type AnswerProps = { step: SetupStep; setup: Setup; pushOn: boolean };

function AnswerOf({ step, setup: { user, settings }, pushOn }: AnswerProps): ReactNode {
  const { t, i18n } = useLingui();
  const skipped = <span className="text-soft">{t`Skipped`}</span>;
  switch (step) {
    case 'mode':
      return user.userMode === 'company' ? t`I hire` : t`I am looking for work`;
    case 'guardian':
      return user.guardian === 'ok' ? t`They have agreed.` : t`They have not agreed yet.`;
    case 'place': {
      const answer = placeAnswerOf(settings, user.general);
      const { radiusKm } = answer;
      return answer.text === '' ? skipped : t`${answer.text}, ${radiusKm} km`;
    }
    case 'interests':
      return (
        interestsText(
          i18n,
          { user, settings },
          {
            hours: (hours) => t`up to ${hours} h a week`,
            start: (days) => t`begins within ${plural(days, { one: '# day', other: '# days' })}`,
          },
        ) || skipped
      );
    case 'company':
      return passedStep(settings, 'company')?.companyUID ?? skipped;
    case 'notices': {
      const alert = keptSearch(settings)?.search.alert && t`news of jobs like yours`;
      return [pushOn ? t`on for this device` : t`off for this device`, alert].filter(Boolean).join(' · ');
    }
  }
}

function interestsText(
  i18n: I18n,
  { user, settings }: Pick<Setup, 'user' | 'settings'>,
  told: { hours: (hours: string) => string; start: (days: number) => string },
): string {
  const { words, kinds, hours, availability, startWithin } = interestsAnswerOf(settings, user.general);
  const named = kinds.map((kind) => i18n._(KIND_LABEL[kind])).join(', ');
  const start = startWithin && told.start(Number(startWithin));
  return [named, words, hours && told.hours(hours), start, availability].filter(Boolean).join(' · ');
}
