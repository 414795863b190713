import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The second pane of desks while no conversation is open. */
export function ChatEmpty() {
  return (
    <div className="grid flex-1 place-content-center">
      <EmptyState picture="no-messages" title={<Trans>Choose a conversation</Trans>}>
        <Trans>It opens here, and your place in it is kept.</Trans>
      </EmptyState>
    </div>
  );
}
