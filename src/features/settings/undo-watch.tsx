import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { heldItems } from '../../replica/queries/outbox-items.ts';
import { undoSeconds } from '../../replica/undo-time.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { UndoBanner } from '../../ui/banner-undo.tsx';
import { entryText } from './entry-text.ts';

/** More of them at a time would cover the screen; those before are in the outbox. */
const AT_A_TIME = 3;

/**
 * Offers to undo whatever is still held back, wherever it was done and whichever screen is open by now: told by the
 * outbox alone, so it also holds after a reload and in another tab (rule W11).
 */
export function UndoWatch() {
  const { t, i18n } = useLingui();
  const { discard, now } = useSync();
  const { show, setUndoables } = useBanner();
  const items = useLive(heldItems);
  const [, look] = useState(0);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const held = (items ?? [])
    .filter(({ entry }) => undoSeconds(entry, now()) > 0 && !dismissed.has(entry.id))
    .slice(-AT_A_TIME);

  const ids = held.map(({ entry }) => entry.id).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: which are held is all that matters of them
  useEffect(() => {
    const undo = async (id: string) => {
      if (await discard(id)) show({ title: t`Taken back.`, color: 'success' });
      else show({ title: t`It was already on its way, so it could not be taken back.`, color: 'warning' });
    };
    setUndoables(
      held.map((item) => ({
        id: item.entry.id,
        title: i18n._(entryText(item)),
        secondsLeft: () => undoSeconds(item.entry, now()),
        undo: () => void undo(item.entry.id),
        dismiss: () => setDismissed((before) => new Set([...before, item.entry.id])),
        View: UndoBanner,
      })),
    );
    const first = Math.min(...held.map(({ entry }) => entry.holdUntil));
    if (!Number.isFinite(first)) return;
    const timer = setTimeout(() => look((n) => n + 1), first - now() + 1);
    return () => clearTimeout(timer);
  }, [ids, i18n, t, discard, show, setUndoables, now]);

  // Whoever signs out leaves nothing of theirs in sight.
  useEffect(() => () => setUndoables([]), [setUndoables]);
  return null;
}
