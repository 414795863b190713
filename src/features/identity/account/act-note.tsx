import { Trans, useLingui } from '@lingui/react/macro';
import { useBrowserOnline } from '../../../sync/react/use-browser-online.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FailureNote } from '../failure-note.tsx';
import type { ActState } from './use-act.ts';

/** Why nothing was changed. Without network that is said before anybody tries. */
export function ActNote({ state }: { state: ActState }) {
  const { t } = useLingui();
  const online = useBrowserOnline();
  const failure = state.step === 'failed' ? state.failure : null;
  if (failure === 'no-answer' || failure === 'network')
    return (
      <ErrorState title={t`There was no answer.`}>
        <Trans>This needs the network. Try again when you are back online.</Trans>
      </ErrorState>
    );
  if (failure !== null) return <FailureNote failure={failure} />;
  if (online || state.step === 'done') return null;
  return (
    <p role="status" className="rounded-card border border-line bg-well p-4 text-small">
      <Trans>You are offline. This needs the network, and nothing changes until then.</Trans>
    </p>
  );
}
