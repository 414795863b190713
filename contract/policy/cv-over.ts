import { canonicalJson } from '../canonical-json.ts';
import type { Cv } from '../entities/cv.ts';
import { isSameValue } from './later-wins.ts';
import { listOver, type Three } from './list-over.ts';

type Entry = Readonly<Record<string, unknown>>;
/** Entries in their order, each under its text; two of the same are told apart by a number. */
type Entries = ReadonlyMap<string, Entry>;

/** The least share of an entry’s fields by which it is still taken for the same one. */
const ALIKE = 0.5;

/**
 * A CV that was changed on two devices: what one has added stays and what one has taken out stays out. An entry that both
 * have changed has the changes of both; where they contradict each other it is there twice, as each has written it, so
 * that no word is lost. Where only one of two can be, the order of a part or a text at its head, `isLater` says whether it
 * is that of the change. Null: nothing is left.
 */
export function cvOver({ from, to, now }: Three<Cv | null | undefined>, isLater: boolean): Cv | null {
  const names = new Set([...Object.keys(now ?? {}), ...Object.keys(to ?? {})]) as Set<keyof Cv>;
  const parts = [...names].map((name) => {
    if (name === 'basics')
      return [name, fieldsOver({ from: from?.basics, to: to?.basics, now: now?.basics }, isLater)];
    const entries = { from: keyed(from?.[name]), to: keyed(to?.[name]), now: keyed(now?.[name]) };
    return [name, entriesOver(withMet(entries), isLater)];
  });
  const filled = parts.filter(([, part]) => Object.keys(part as object).length > 0);
  return filled.length > 0 ? (Object.fromEntries(filled) as Cv) : null;
}

function fieldsOver({ from = {}, to = {}, now = {} }: Three<Entry | undefined>, isLater: boolean): Entry {
  const names = [...new Set([...Object.keys(now), ...Object.keys(to)])];
  const over = (name: string) => {
    const [before, here, there] = [from[name], to[name], now[name]];
    if (isSameValue(here, before)) return there;
    if (isSameValue(there, before)) return here;
    if (isLines(here) && isLines(there))
      return listOver({ from: isLines(before) ? before : [], to: here, now: there });
    return isLater ? here : there;
  };
  return Object.fromEntries(
    names.map((name) => [name, over(name)]).filter(([, value]) => value !== undefined),
  );
}

const isLines = (value: unknown): value is string[] => Array.isArray(value);

/** Where both have changed an entry, and what that comes to is still like it, both sides with that in their places. */
function withMet({ from, to, now }: Three<Entries>): Three<Entries> {
  const gone = [...from].filter(([key]) => !to.has(key) && !now.has(key));
  const fresh = (side: Entries, other: Entries) =>
    [...side].filter(([key]) => !from.has(key) && !other.has(key));
  const [inTo, inNow] = [fresh(to, now), fresh(now, to)];
  const found = gone.flatMap(([key, was]) => {
    const theirs = inNow.filter(([, there]) => likeness(was, there) >= ALIKE);
    return inTo
      .filter(([, here]) => likeness(was, here) >= ALIKE)
      .flatMap(([mine, here]) => theirs.map(([other, there]) => ({ keys: [key, mine, other], here, there })))
      .flatMap(({ keys, here, there }) => {
        const met = bothOf({ from: was, to: here, now: there });
        return met ? [{ keys, met, alike: likeness(was, met) }] : [];
      });
  });
  const into = new Map<string, Entry>();
  for (const { keys, met } of found.sort((one, other) => other.alike - one.alike))
    if (!keys.some((key) => into.has(key))) for (const key of keys) into.set(key, met);
  const put = (side: Entries) => keyed([...side].map(([key, entry]) => into.get(key) ?? entry));
  return { from, to: put(to), now: put(now) };
}

/** The entry with the changes of both; null where they contradict each other, or leave another entry. */
function bothOf(changes: Three<Entry>): Entry | null {
  const [one, other] = [fieldsOver(changes, true), fieldsOver(changes, false)];
  return isSameValue(one, other) && likeness(changes.from, one) >= ALIKE ? one : null;
}

/** The share of fields that say the same in both. */
function likeness(one: Entry, other: Entry): number {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => isSameValue(one[name], other[name])).length / names.length;
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
