import { Trans } from '@lingui/react/macro';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { lazy, Suspense, useState } from 'react';
import type { Tracking } from '../../../contract/entities/tracking.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { keptOf } from './use-tracking.ts';

const NoteSheet = lazy(async () => ({ default: (await import('./later.ts')).NoteSheet }));

type Props = { id: string; tracking: Tracking | undefined };

/** What somebody has noted about an application for themselves, and when they are reminded of it. */
export function OwnNote({ id, tracking }: Props) {
  const [open, setOpen] = useState(false);
  const format = useFormat();
  const kept = keptOf(id, tracking);
  const day = kept.remindAt && format.deadline(kept.remindAt);
  const isThere = kept.note !== '' || day !== null;
  return (
    <div className="grid justify-items-start gap-2">
      {kept.note !== '' && (
        <figure className="grid gap-1">
          <figcaption className="text-small font-semibold">
            <Trans>Your own note, only for you</Trans>
          </figcaption>
          <p className="prose whitespace-pre-line wrap-anywhere" lang="" dir="auto">
            {kept.note}
          </p>
        </figure>
      )}
      {day && (
        <p className="text-small text-soft">
          <Trans>You are reminded on {day}.</Trans>
        </p>
      )}
      <Button variant="quiet" icon={NotebookPen} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {isThere ? <Trans>Change note or reminder</Trans> : <Trans>Note or reminder for me</Trans>}
      </Button>
      {open && (
        <Suspense>
          <NoteSheet kept={kept} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
