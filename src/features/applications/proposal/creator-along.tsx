import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ageOn } from '../../../../contract/age.ts';
import { dayOf } from '../../../../contract/calendar-day.ts';
import type { Creator } from '../../../../contract/entities/creator.ts';
import type { User } from '../../../../contract/entities/user.ts';
import { AGE_CREATOR } from '../../../../contract/law/guardian.ts';
import { AGE_ADULT } from '../../../../contract/limits.ts';
import { useClock } from '../../../i18n/clock.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { Reach } from '../../../ui/media-kit/reach.tsx';

type Props = {
  creator: Creator | null;
  user: User;
  /** A number stands for the name. */
  signed: boolean;
  along: boolean;
  onAlong: (along: boolean) => void;
};

/** Whether the creator profile goes along with a proposal, what is seen of it, and when (campaigns.3). */
export function CreatorAlong({ creator, user, signed, along, onAlong }: Props) {
  const clock = useClock();
  const age = ageOn(user.general.dateOfBirth, dayOf(clock()));
  return (
    <section className="grid gap-3">
      <h3 className="text-small font-semibold">
        <Trans>Your creator profile</Trans>
      </h3>
      {creator?.status === 'active' ? (
        <>
          <Checkbox
            checked={along}
            onChange={(event) => onAlong(event.currentTarget.checked)}
            label={<Trans>Send my creator profile along</Trans>}
            hint={
              signed ? (
                <Trans>They see it once they invite you to talk, because it shows who you are.</Trans>
              ) : age < AGE_ADULT ? (
                <Trans>They see it once they invite you to talk, because you are not 18 yet.</Trans>
              ) : (
                <Trans>They see it at once.</Trans>
              )
            }
          />
          {along && <Seen of={creator} />}
        </>
      ) : creator ? (
        <p className="text-small text-soft">
          <Trans>
            It does not go along, because companies do not see it at present.{' '}
            <TextLink to="/pwa/user/create-creator">Open it</TextLink>, what you have written here is kept.
          </Trans>
        </p>
      ) : (
        <p className="text-small text-soft">
          <Trans>You have none, so they see no pages, packages or photos of yours.</Trans>{' '}
          {age >= AGE_CREATOR && (
            <Trans>
              <TextLink to="/pwa/user/create-creator">Make one</TextLink>, what you have written here is kept.
            </Trans>
          )}
        </p>
      )}
    </section>
  );
}

function Seen({ of: { handle, sources, packages, photos = [] } }: { of: Creator }) {
  const { t } = useLingui();
  const counts = [
    packages.length > 0 && t`${plural(packages.length, { one: '# package', other: '# packages' })}`,
    photos.length > 0 && t`${plural(photos.length, { one: '# photo', other: '# photos' })}`,
  ].filter(Boolean);
  return (
    <div className="grid gap-3 rounded-card bg-well p-4">
      <p className="font-bold wrap-anywhere">{handle}</p>
      <Reach sources={sources.filter(({ status }) => status === 'verified')} />
      {counts.length > 0 && <p className="text-small text-soft">{counts.join(' · ')}</p>}
      <p className="text-small">
        <TextLink to="/pwa/user/create-creator" search={{ view: 'kit' }}>
          <Trans>See it as they do</Trans>
        </TextLink>
      </p>
    </div>
  );
}
