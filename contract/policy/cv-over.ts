import { canonicalJson } from '../canonical-json.ts';
import type { Cv } from '../entities/cv.ts';
import { isSameValue } from './later-wins.ts';

type Entry = Readonly<Record<string, unknown>>;
/** Entries in their order, each under its text; two of the same are told apart by a number. */
type Entries = ReadonlyMap<string, Entry>;
type Three<Value> = { readonly from: Value; readonly to: Value; readonly now: Value };

/**
 * A CV that was changed on two devices: what one has added stays and what one has taken out stays out. An entry that both
 * have changed is there twice, as each has written it, so that no word is lost. Where only one of two can be, the order
 * of a part or a text at its head, `isLater` says whether it is that of the change. Null: nothing is left.
 */
export function cvOver({ from, to, now }: Three<Cv | null | undefined>, isLater: boolean): Cv | null {
  const names = new Set([...Object.keys(now ?? {}), ...Object.keys(to ?? {})]) as Set<keyof Cv>;
  const parts = [...names].map((name) => {
    if (name === 'basics')
      return [name, fieldsOver({ from: from?.basics, to: to?.basics, now: now?.basics }, isLater)];
    return [
      name,
      entriesOver({ from: keyed(from?.[name]), to: keyed(to?.[name]), now: keyed(now?.[name]) }, isLater),
    ];
  });
  const filled = parts.filter(([, part]) => Object.keys(part as object).length > 0);
  return filled.length > 0 ? (Object.fromEntries(filled) as Cv) : null;
}

function fieldsOver({ from = {}, to = {}, now = {} }: Three<Entry | undefined>, isLater: boolean): Entry {
  const names = [...new Set([...Object.keys(now), ...Object.keys(to)])];
  const over = (name: string) => {
    if (isSameValue(to[name], from[name])) return now[name];
    return isLater || isSameValue(now[name], from[name]) ? to[name] : now[name];
  };
  return Object.fromEntries(
    names.map((name) => [name, over(name)]).filter(([, value]) => value !== undefined),
  );
}

function entriesOver({ from, to, now }: Three<Entries>, isLater: boolean): Entry[] {
  const all = new Map([...now, ...to]);
  const stays = (key: string) => (from.has(key) ? to.has(key) && now.has(key) : true);
  const [inTo, inNow] = [to, now].map((side) => [...side.keys()].filter(stays)) as [string[], string[]];
  const leads = isMoved(from, to) && (isLater || !isMoved(from, now));
  const order = leads ? placed(inTo, inNow) : placed(inNow, inTo);
  return order.map((key) => all.get(key) as Entry);
}

/** The first list, with what only the second has behind the same entry as there, or where it has none, before the next. */
function placed(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  for (const [index, key] of second.entries()) {
    if (order.includes(key)) continue;
    const before = second[index - 1];
    const next = second.slice(index + 1).find((one) => order.includes(one));
    if (before !== undefined) order.splice(order.indexOf(before) + 1, 0, key);
    else order.splice(next === undefined ? 0 : order.indexOf(next), 0, key);
  }
  return order;
}

/** Whether entries that are in both stand in another order. */
function isMoved(from: Entries, to: Entries): boolean {
  const [before, after] = [from, to].map((one) =>
    [...one.keys()].filter((key) => from.has(key) && to.has(key)),
  );
  return !isSameValue(before, after);
}

function keyed(entries: readonly Entry[] = []): Entries {
  const seen = new Map<string, number>();
  return new Map(
    entries.map((entry) => {
      const text = canonicalJson(entry);
      const times = (seen.get(text) ?? 0) + 1;
      seen.set(text, times);
      return [`${text}${times}`, entry];
    }),
  );
}
