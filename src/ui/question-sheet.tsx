import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

type Props = {
  open: boolean;
  title: ReactNode;
  /** What is done where the answer is yes, in words of its own. */
  act: ReactNode;
  onAct: () => void;
  /** The way back, in words. */
  keep: ReactNode;
  onClose: () => void;
  /** What goes, and what stays. */
  children: ReactNode;
};

/** Asks before something is taken away. */
export function QuestionSheet({ open, title, act, onAct, keep, onClose, children }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="danger" onClick={onAct}>
            {act}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">{children}</div>
    </Sheet>
  );
}
