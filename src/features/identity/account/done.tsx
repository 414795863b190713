import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

/** What came of it, in the place of the form that had the focus. */
export function Done({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div ref={place} tabIndex={-1} role="status" className="grid gap-1 outline-none">
        {children}
      </div>
      <Button wide onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}
