import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type Props = {
  open: boolean;
  title: string;
  /** What will be gone. */
  children: ReactNode;
  confirm: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once before something is taken away. */
export function AskSheet({ open, title, children, confirm, onConfirm, onClose }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-2">{children}</div>
    </Sheet>
  );
}
