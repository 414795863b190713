import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import Hourglass from 'lucide-react/icons/hourglass';
import type { Job } from '../../../contract/entities/job.ts';
import { closingOf } from '../../../contract/policy/closing.ts';
import { applicationSteps } from '../../i18n/state-lines.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { Chip } from '../../ui/chip.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import { tellsMinAge } from './age-tag.ts';
import { closingText } from './closing-text.ts';

type Props = { job: Job; age: number | undefined; item: ApplicationItem | undefined };

/** The last line of a card: age where it matters, the end where it is near, one's own state. */
export function CardTags({ job, age, item }: Props) {
  const { i18n } = useLingui();
  const closing = closingOf(job.validThrough, useNow());
  const tooYoung = age !== undefined && age < job.minAge;
  const minAge = job.minAge;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-note text-faint empty:hidden">
      {tellsMinAge(minAge, age) && (
        <Chip tone={tooYoung ? 'warning' : 'plain'}>
          <Trans>from age {minAge}</Trans>
        </Chip>
      )}
      {closing &&
        (closing.kind !== 'over' && closing.soon ? (
          <Chip tone="new" icon={Hourglass}>
            {i18n._(closingText(closing))}
          </Chip>
        ) : (
          <span className="tabular-nums">{i18n._(closingText(closing))}</span>
        ))}
      {item && (
        <span className="ms-auto">
          <OwnState item={item} />
        </span>
      )}
    </div>
  );
}

/** How the reader's own application to a job stands, in a dot and a word. */
function OwnState({ item: { application, entries } }: { item: ApplicationItem }) {
  const { i18n } = useLingui();
  const good = application.status === 'accepted' || application.status === 'hired';
  const steps = applicationSteps(application, entries).map(({ key, label, state }) => ({
    key,
    label: i18n._(label),
    state,
    good: good && key === 'answered',
  }));
  return <StateLine compact steps={steps} />;
}
