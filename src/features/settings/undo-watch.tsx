import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { UNDO_MS } from '../../../contract/limits.ts';
import { heldItems, type OutboxItem } from '../../replica/queries/outbox-items.ts';
import { undoSeconds } from '../../replica/undo-time.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { UndoBanner } from '../../ui/banner-undo.tsx';
import { entryText } from './entry-text.ts';
import { declinesOf } from './entry-text-company.ts';
import { type HeldAct, heldActs } from './held-acts.ts';

/** More of them at a time would cover the screen; those before are in the outbox. */
const AT_A_TIME = 3;

/**
 * Offers to undo whatever is still held back, wherever it was done and whichever screen is open by now: told by the
 * outbox alone, so it also holds after a reload and in another tab (rule W11).
 */
export function UndoWatch() {
  const { t, i18n } = useLingui();
  const { takeBack, now } = useSync();
  const { show, setUndoables } = useBanner();
  const items = useLive(heldItems);
  const [, look] = useState(0);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const held = heldActs((items ?? []).filter(({ entry }) => undoSeconds(entry, now()) > 0))
    .filter(({ id }) => !dismissed.has(id))
    .slice(-AT_A_TIME);

  const ids = held.map(({ id, items: { length } }) => `${id} ${length}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: which are held is all that matters of them
  useEffect(() => {
    const undo = async ({ items }: HeldAct) => {
      const late = items.length - (await takeBack(items.map(({ entry }) => entry.id)));
      if (late === 0) show({ title: t`Taken back.`, color: 'success' });
      else if (items.length === 1)
        show({ title: t`It was already on its way, so it could not be taken back.`, color: 'warning' });
      else
        show({
          title: t`${plural(late, {
            one: '# of them was already on its way, so it could not be taken back.',
            other: '# of them were already on their way, so they could not be taken back.',
          })}`,
          color: 'warning',
        });
    };
    const titleOf = ({ items: [first, ...others] }: HeldAct) => {
      const text = i18n._(entryText(first));
      // What goes along with it, such as the reminder of an application, is no further one.
      const more = others.filter(({ entry }) => entry.name === first.entry.name);
      return more.length === 0 ? text : t`${text}, and ${more.length} more`;
    };
    const goesOutOf = ({ entry }: OutboxItem) => {
      const says = entry.name === 'job.unpublish' && 'outcomes' in entry.args && declinesOf(entry.args);
      return says ? { within: UNDO_MS / 1000, says: (seconds: number) => i18n._(says(seconds)) } : undefined;
    };
    setUndoables(
      held.map((act) => ({
        id: act.id,
        title: titleOf(act),
        goesOut: goesOutOf(act.items[0]),
        secondsLeft: () => undoSeconds(act.items[0].entry, now()),
        undo: () => void undo(act),
        dismiss: () => setDismissed((before) => new Set([...before, act.id])),
        View: UndoBanner,
      })),
    );
    const first = Math.min(...held.map(({ items: [{ entry }] }) => entry.holdUntil));
    if (!Number.isFinite(first)) return;
    const timer = setTimeout(() => look((n) => n + 1), first - now() + 1);
    return () => clearTimeout(timer);
  }, [ids, i18n, t, takeBack, show, setUndoables, now]);

  // Whoever signs out leaves nothing of theirs in sight.
  useEffect(() => () => setUndoables([]), [setUndoables]);
  return null;
}
