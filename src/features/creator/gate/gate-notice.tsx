import { Trans } from '@lingui/react/macro';
import type { User } from '../../../../contract/entities/user.ts';
import { AGE_CREATOR } from '../../../../contract/law/guardian.ts';
import type { CreatorGate } from '../../../../contract/policy/creator.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { dayOfAge } from './day-of-age.ts';
import { type AskForm, GuardianAsk } from './guardian-ask.tsx';

type Props = { gate: Exclude<CreatorGate, 'ok'>; user: User; askForm: AskForm };

/** Why a person has no creator profile, or not yet (creator.1). */
export function GateNotice({ gate, user, askForm }: Props) {
  const format = useFormat();
  if (gate === 'guardian') return <GuardianAsk user={user} askForm={askForm} />;
  if (gate === 'at_school')
    return (
      <EmptyState
        picture="not-found"
        title={<Trans>A creator profile is possible once compulsory schooling is over</Trans>}
        action={
          <LinkButton to="/pwa/user" search={{}} variant="quiet">
            <Trans>To your details</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Until then paid work in media needs a permit of the authorities, and we do not offer that. Is it
          over? Say so in your details.
        </Trans>
      </EmptyState>
    );
  const from = format.day(dayOfAge(user.general.dateOfBirth, AGE_CREATOR));
  return (
    <EmptyState
      picture="not-found"
      title={
        gate === 'too_young' ? (
          <Trans>A creator profile is possible from age {AGE_CREATOR}</Trans>
        ) : (
          <Trans>Creators are people, not companies</Trans>
        )
      }
      action={
        gate === 'too_young' ? (
          <LinkButton to="/pwa/user" search={{}} variant="quiet">
            <Trans>Back to your profile</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/pwa/company" search={{}} variant="quiet">
            <Trans>To your company</Trans>
          </LinkButton>
        )
      }
    >
      {gate === 'too_young' ? (
        <Trans>
          Under {AGE_CREATOR}, paid work in media needs a permit of the authorities, and we do not offer that.
          For you it is possible from {from} on, with a parent or guardian who agrees.
        </Trans>
      ) : (
        <Trans>This account hires. For a creator profile, register with another email address.</Trans>
      )}
    </EmptyState>
  );
}
