import { Trans, useLingui } from '@lingui/react/macro';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { OutboxList } from './outbox-list.tsx';
import { OutboxStatus } from './outbox-status.tsx';

type Props = { open: boolean; onClose: () => void };

/** Behind the sync chip: what has become of everything done on this device. */
export function OutboxSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const { syncNow } = useSync();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Your changes`}
      actions={
        <Button variant="quiet" onClick={syncNow}>
          <Trans>Refresh now</Trans>
        </Button>
      }
    >
      <div className="grid gap-5">
        <OutboxStatus />
        <OutboxList onOpen={onClose} />
      </div>
    </Sheet>
  );
}
