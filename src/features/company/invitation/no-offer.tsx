import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../../auth/use-account.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { InvitationState } from './invitation-state.ts';

type Props = {
  state: Exclude<InvitationState, { offer: unknown }>;
  onAgain: () => void;
  /** Signs out, and comes back to the invitation. */
  onOtherAccount: () => void;
};

/** Why there is nothing to answer, and what to do now. */
export function NoOffer({ state, onAgain, onOtherAccount }: Props) {
  const { t, i18n } = useLingui();
  const mail = useSession()?.email ?? '';
  switch (state.state) {
    case 'over':
      return (
        <ErrorState title={<Trans>This invitation is over.</Trans>}>
          <Trans>
            It was answered, taken back, replaced or is too old. Ask the person who invited you for a new one.
          </Trans>
        </ErrorState>
      );
    case 'stranger':
      return (
        <ErrorState
          title={<Trans>This invitation is for another account.</Trans>}
          action={
            <Button onClick={onOtherAccount}>
              <Trans>Sign out and answer it</Trans>
            </Button>
          }
        >
          <Trans>
            You are signed in as <b className="wrap-anywhere">{mail}</b>, and the email went to another
            address. What is not sent yet stays on this device until you are back.
          </Trans>
        </ErrorState>
      );
    case 'refused': {
      const known = errorText(state.code);
      return (
        <ErrorState title={<Trans>The invitation cannot be shown.</Trans>}>
          {known && i18n._(known)}
        </ErrorState>
      );
    }
    default:
      return (
        <ErrorState
          title={<Trans>There was no answer.</Trans>}
          action={<Button onClick={onAgain}>{t`Try again`}</Button>}
        >
          <Trans>Reading an invitation needs the network. It stays yours meanwhile.</Trans>
        </ErrorState>
      );
  }
}
