import { Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { Button } from './button.tsx';

type Props = { state: 'idle' | 'busy' | 'unproved' | 'away'; onClick: () => void };

/** A passkey in the place of the password, and what became of the last try. */
export function PasskeyButton({ state, onClick }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Button
        variant="quiet"
        wide
        icon={KeyRound}
        busy={state === 'busy' && t`One moment`}
        onClick={() => onClick()}
      >
        <Trans>Use a passkey</Trans>
      </Button>
      {(state === 'unproved' || state === 'away') && (
        <p role="status" className="text-small text-soft">
          {state === 'away' ? (
            <Trans>There was no answer. This needs the network; trying again is safe.</Trans>
          ) : (
            <Trans>No passkey was used. If yours does not work any more, use another way.</Trans>
          )}
        </p>
      )}
    </>
  );
}
