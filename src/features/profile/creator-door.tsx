import { Trans, useLingui } from '@lingui/react/macro';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Megaphone from 'lucide-react/icons/megaphone';
import { ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { Creator } from '../../../contract/entities/creator.ts';
import type { User } from '../../../contract/entities/user.ts';
import { AGE_CREATOR } from '../../../contract/law/guardian.ts';
import { PLATFORM_LABEL } from '../../i18n/creator-labels.ts';
import { useNow } from '../../i18n/use-now.ts';
import { myCreator } from '../../replica/queries/creator.ts';
import { useLive } from '../../replica/use-live.ts';
import { DoorRow } from './door-row.tsx';

/** The ways to one's creator profile and to campaigns, for people who are old enough; shows its state (user.7). */
export function CreatorDoor({ user }: { user: User }) {
  const { t } = useLingui();
  const creator = useLive(myCreator);
  const age = ageOn(user.general.dateOfBirth, dayOf(useNow()));
  if (user.userMode !== 'user' || age < AGE_CREATOR) return null;
  return (
    <>
      <DoorRow to="/pwa/user/create-creator" icon={Clapperboard} title={t`Creator profile`}>
        {creator ? (
          <>
            <ProfileStatus of={creator} /> <Pages of={creator} />
          </>
        ) : (
          <Trans>Offer posts and videos to companies.</Trans>
        )}
      </DoorRow>
      <DoorRow to="/pwa/user" search={{ view: 'campaigns' }} icon={Megaphone} title={t`Campaigns`}>
        <Trans>What companies pay creators for, by platform and budget.</Trans>
      </DoorRow>
    </>
  );
}

function ProfileStatus({ of: { handle, status } }: { of: Creator }) {
  switch (status) {
    case 'draft':
      return <Trans>{handle}: a draft, nobody sees it yet.</Trans>;
    case 'active':
      return <Trans>{handle}: shown to companies.</Trans>;
    case 'paused':
      return <Trans>{handle}: paused, nobody finds it.</Trans>;
    case 'suspended':
      return <Trans>{handle}: suspended.</Trans>;
  }
}

/** Their pages elsewhere, those that are proven to be theirs before the others. */
function Pages({ of: { sources } }: { of: Creator }) {
  const { i18n } = useLingui();
  const named = (isVerified: boolean) =>
    sources
      .filter(({ status }) => (status === 'verified') === isVerified)
      .map(({ platform }) => i18n._(PLATFORM_LABEL[platform]))
      .join(', ');
  const [verified, others] = [named(true), named(false)];
  return (
    <>
      {verified && <Trans>Verified: {verified}.</Trans>} {others && <Trans>Not verified: {others}.</Trans>}
    </>
  );
}
