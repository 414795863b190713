import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ageBandOf, ageOn } from '../../../../contract/age.ts';
import { dayOf } from '../../../../contract/calendar-day.ts';
import type { NameShown, Visibility } from '../../../../contract/entities/settings.ts';
import type { User } from '../../../../contract/entities/user.ts';
import { AGE_ADULT } from '../../../../contract/limits.ts';
import { applicantName, nameShownBy } from '../../../../contract/policy/applicant-name.ts';
import { exposed } from '../../../../contract/policy/exposure.ts';
import { profileSnapshot } from '../../../../contract/policy/profile-snapshot.ts';
import { effectiveSettings } from '../../../../contract/policy/settings.ts';
import { AGE_BAND } from '../../../i18n/age-band.ts';
import { useClock } from '../../../i18n/clock.ts';
import { myCreator } from '../../../replica/queries/creator.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useImage } from '../../../sync/react/use-attachment.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { CvView, saysSomething } from '../../../ui/cv-view.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { WeekGrid } from '../../../ui/week-grid.tsx';
import { NameChoice } from './name-choice.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';

type Stage = 'applied' | 'invited' | 'public';

/** Oneself as a company reads it before and after it has invited, and as anybody does (user.1, user.8). */
export function SeenSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui();
  const [stage, setStage] = useState<Stage>('applied');
  const age = ageOn(user.general.dateOfBirth, dayOf(useClock()()));
  const { visibility } = effectiveSettings(user.settings, age < AGE_ADULT);
  const nameShown = nameShownBy(user.settings);
  return (
    <Sheet open whole onClose={onClose} title={t`What others see of you`}>
      <div className="grid gap-6">
        <VisibilityChoice user={user} />
        <NameChoice shortName={applicantName(user.general, false)} chosen={nameShown} />
        <div className="grid gap-3">
          <SegmentedControl
            legend={t`What is seen by`}
            wide
            value={stage}
            onChange={setStage}
            segments={[
              { value: 'applied', label: t`Companies you apply to` },
              { value: 'invited', label: t`After they invite you` },
              { value: 'public', label: t`Everybody` },
            ]}
          />
          {stage === 'public' ? (
            <AsPublic />
          ) : (
            <AsCompany {...{ user, age, visibility, nameShown }} invited={stage === 'invited'} />
          )}
        </div>
      </div>
    </Sheet>
  );
}

type AsCompanyProps = {
  user: User;
  age: number;
  visibility: Visibility;
  nameShown: NameShown;
  invited: boolean;
};

function AsCompany({ user, age, visibility, nameShown, invited }: AsCompanyProps) {
  const { t, i18n } = useLingui();
  const { general, image } = user;
  const { cv: whole, availability } = profileSnapshot(general, visibility);
  const ageBand = ageBandOf(age);
  const sent = { person: general, ageBand, contacts: {}, cv: whole, files: [], creatorId: null };
  const { cv, name: known } = exposed(sent, invited);
  const name = invited || nameShown === 'initial' ? known : t`Person and a number`;
  const picture = useImage(invited && age >= AGE_ADULT ? image : null);
  return (
    <article className="grid gap-5 rounded-card border border-line bg-sheet p-5">
      <header className="flex items-center gap-3.5">
        <Avatar name={name} picture={picture} />
        <div className="min-w-0">
          <h3 className="font-bold wrap-anywhere">{name}</h3>
          <p className="text-small text-soft">
            <Trans>Age: {i18n._(AGE_BAND[ageBand])}</Trans>
          </p>
          {invited && <p className="text-small text-soft wrap-anywhere">{user.email}</p>}
        </div>
      </header>
      {availability && (
        <section className="grid gap-2">
          {availability.text && <p lang="">{availability.text}</p>}
          {availability.times.length > 0 && <WeekGrid times={availability.times} />}
        </section>
      )}
      {saysSomething(cv) && (
        <section className="grid gap-4">
          <CvView cv={cv} />
        </section>
      )}
      <p className="text-small text-soft">
        <Trans>And what you write and attach to an application. Never your date of birth.</Trans>
      </p>
    </article>
  );
}

function AsPublic() {
  const creator = useLive(myCreator);
  return (
    <p className="rounded-card border border-line bg-sheet p-5">
      {creator?.status === 'active' && (creator.card ?? 'off') !== 'off' ? (
        <Trans>
          The public card of your creator profile {creator.handle}, with your handle and not your name, and
          nothing else of you. You choose in your creator profile who may read it.
        </Trans>
      ) : creator?.status === 'active' ? (
        <Trans>
          Your creator profile {creator.handle} is shown to companies, with your handle and not your name.
          Nothing else of you is public.
        </Trans>
      ) : (
        <Trans>Nothing. Nobody can look you up, and search engines do not know you.</Trans>
      )}
    </p>
  );
}
