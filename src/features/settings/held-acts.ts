import type { OutboxItem } from '../../replica/queries/outbox-items.ts';

/** What was done at once and is undone at once: one entry, or several with one time (rule W11.4). At least one item. */
export type HeldAct = { id: string; items: readonly [OutboxItem, ...OutboxItem[]] };

/** The acts behind entries that are held back, in the order they were done. */
export function heldActs(items: readonly OutboxItem[]): HeldAct[] {
  const acts = new Map<string, [OutboxItem, ...OutboxItem[]]>();
  for (const item of items) {
    const id = item.entry.at;
    const known = acts.get(id);
    if (known) known.push(item);
    else acts.set(id, [item]);
  }
  return [...acts].map(([id, items]) => ({ id, items }));
}
