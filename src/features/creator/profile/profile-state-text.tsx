import { Trans } from '@lingui/react/macro';
import type { ProfileState } from './profile-state.ts';

type Props = { state: ProfileState; isMinor: boolean };

/** Who sees the profile and why, in a sentence or two. */
export function ProfileStateText({ state, isMinor }: Props) {
  if (state.status === 'suspended')
    return (
      <Trans>
        We have hidden this profile. The notice we sent you says why, and how to object. Nothing of it is
        shown to companies.
      </Trans>
    );
  if (state.status === 'active')
    return isMinor ? (
      <Trans>
        Under 18 you are in no search. Companies read your profile once they have invited you to talk about an
        application of yours.
      </Trans>
    ) : (
      <Trans>Companies that look for creators find you and read what the media kit shows.</Trans>
    );
  if (state.why === 'guardian')
    return <Trans>Nobody sees it: a parent or guardian does not agree, or not any more.</Trans>;
  if (state.why === 'school')
    return (
      <Trans>
        Nobody sees it: a creator profile is possible once compulsory schooling is over. Is it over? Say so in
        your details.
      </Trans>
    );
  if (state.why === 'ready')
    return <Trans>Nobody sees it yet. A page of yours is verified, so you can show it now.</Trans>;
  if (state.why === 'self')
    return <Trans>You have paused it. Nobody finds it until you show it again.</Trans>;
  return state.status === 'draft' ? (
    <Trans>Nobody sees it yet. Name a page below and prove that it is yours; then you can show it.</Trans>
  ) : (
    <Trans>It was paused because no page of yours is verified. Verify one below, then show it again.</Trans>
  );
}
