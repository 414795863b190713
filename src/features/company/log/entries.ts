import type { LogEntry } from '../../../../contract/entities/log.ts';
import { type LogNames, logKey } from '../../../replica/queries/log-names.ts';
import { kindOf, type LogKind } from './log-words.ts';

/** Of which member, and of which kind; left out: all. */
export type LogFilter = { who?: string | undefined; about?: string | undefined };

/** Pages may overlap where something was added between them. @returns newest first, each once */
export function joinPages(pages: readonly (readonly LogEntry[])[]): LogEntry[] {
  const bySeq = new Map(pages.flat().map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((a, b) => b.seq - a.seq);
}

export function filtered(entries: readonly LogEntry[], { who, about }: LogFilter): LogEntry[] {
  return entries.filter(
    ({ actor, action }) =>
      (who === undefined || actor?._userId === who) &&
      (about === undefined || kindOf(action) === (about as LogKind)),
  );
}

/** Everybody who has done something, by the name they had last. */
export function actorsOf(entries: readonly LogEntry[]): { id: string; name: string }[] {
  const names = new Map<string, string>();
  for (const { actor } of entries)
    if (actor?._userId && !names.has(actor._userId)) names.set(actor._userId, actor.name);
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}

/** By the calendar of this device. @param dayOf the day of an instant, as text */
export function byDay(
  entries: readonly LogEntry[],
  dayOf: (instant: string) => string,
): [day: string, entries: LogEntry[]][] {
  const days = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const of = days.get(day);
    if (of) of.push(entry);
    else days.set(day, [entry]);
  }
  return [...days];
}

/** What an entry is about, in words; empty where this device knows no name for it. */
export function subjectOf({ action, ref, after }: LogEntry, names: LogNames): string {
  if (action === 'note') return textOf(after, 'text');
  const known = ref && names.get(logKey(ref));
  return known ?? (action === 'invite.sent' ? textOf(after, 'mail') : '');
}

function textOf(value: unknown, key: string): string {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : '';
  return typeof text === 'string' ? text : '';
}
