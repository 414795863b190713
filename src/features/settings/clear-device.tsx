import { Trans } from '@lingui/react/macro';
import Eraser from 'lucide-react/icons/eraser';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { OutboxList } from './outbox-list.tsx';

const ClearDeviceSheet = lazy(async () => ({
  default: (await import('./clear-device-sheet.tsx')).ClearDeviceSheet,
}));

export function ClearDevice() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div>
        <Button variant="danger" icon={Eraser} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Clear this device</Trans>
        </Button>
      </div>
      {open && (
        <Suspense>
          <ClearDeviceSheet onClose={close} list={<OutboxList onOpen={close} />} />
        </Suspense>
      )}
    </>
  );
}
