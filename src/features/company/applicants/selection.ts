/** Who is selected, and where a range begins. */
export type Selection = { readonly ids: ReadonlySet<string>; readonly anchor: string | undefined };

export const NOBODY: Selection = { ids: new Set(), anchor: undefined };

/** Selects one, or takes them out. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects everybody between where the range begins and this one. */
export function extended({ ids, anchor }: Selection, order: readonly string[], id: string): Selection {
  const [from, to] = [order.indexOf(anchor ?? id), order.indexOf(id)];
  if (to < 0) return { ids, anchor };
  const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...range]), anchor: anchor ?? id };
}

/** All of them, or nobody where all of them are selected. */
export function toggledAll({ ids }: Selection, all: readonly string[]): Selection {
  const next = new Set(ids);
  const whole = all.every((id) => ids.has(id));
  for (const id of all) {
    if (whole) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor: undefined };
}

/** Drops people who are no longer in the list, so that a decision is never made about somebody who is not shown. */
export function within({ ids, anchor }: Selection, order: readonly string[]): Selection {
  if (ids.size === 0) return { ids, anchor };
  const kept = order.filter((id) => ids.has(id));
  return kept.length === ids.size ? { ids, anchor } : { ids: new Set(kept), anchor };
}
