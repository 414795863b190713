import type { Replica } from '../database.ts';
import type { LoadRepair } from './guard.ts';
import type { Journal } from './journal.ts';
import type { Rescued } from './rescue.ts';
import type { Timer } from './within.ts';

/** Databases of a person that were left because they could not be opened, and what was in them (rule S3). */

const DELETE_MS = 5_000;
const NOTHING: Rescued = { entries: 0, drafts: 0, opened: false, complete: false };

export type LeftoverPorts = { factory: IDBFactory; journal: Journal; timer: Timer; repair: LoadRepair };

/** How many unsent things an empty store has lost, where the mark says that there was one; null: nothing. */
export async function findLoss(db: Replica, journal: Journal): Promise<number | null> {
  if (await db.meta.get('cursor')) return null;
  // Signed out here without a key, a person leaves what was never sent, and nothing else (rule S4).
  if ((await db.outbox.count()) + (await db.draft.count()) > 0) return null;
  const mark = await journal.readMarker(db.uid).catch(() => undefined);
  if (!mark || mark.name !== db.name) return null;
  const kept = await journal.list(db.uid).catch(() => []);
  return Math.max(0, mark.unsent - kept.filter(({ kind }) => kind !== 'file').length);
}

/** Copies what can be read into the journal. */
export async function rescueUnsent(
  db: Replica,
  ports: LeftoverPorts,
): Promise<{ opened: boolean; unsent: number }> {
  const mark = await ports.journal.readMarker(db.uid).catch(() => undefined);
  const repair = await ports.repair().catch(() => undefined);
  const rescued = (await repair?.rescue(ports, db.uid, db.name).catch(() => undefined)) ?? NOTHING;
  const { opened, complete, entries, drafts } = rescued;
  return { opened, unsent: complete ? 0 : Math.max(0, (mark?.unsent ?? 0) - entries - drafts) };
}

export async function deleteDatabase(name: string, { factory, timer, repair }: LeftoverPorts): Promise<void> {
  const loaded = await repair().catch(() => undefined);
  await loaded?.deleteStore(factory, name, timer, DELETE_MS).catch(() => false);
}

/**
 * Marks the successor of a database that is left. Nothing is deleted: one that is only slow gives back what waits in it.
 * @returns its name, and what had not been sent by the mark of the one that is left
 */
export async function markSuccessor(
  db: Replica,
  journal: Journal,
): Promise<{ successor: string; unsent: number }> {
  const mark = await journal.readMarker(db.uid).catch(() => undefined);
  const successor = nextName(db.name);
  const leftovers = [...new Set([...(mark?.leftovers ?? []), db.name])].filter((left) => left !== successor);
  await journal.writeMarker(db.uid, { name: successor, leftovers, unsent: 0 }).catch(() => undefined);
  return { successor, unsent: mark?.unsent ?? 0 };
}

/**
 * Copies what waits in databases that were left into the journal, and deletes those that answer.
 * @returns whether anything may have come into the journal
 */
export async function fetchLeftovers(
  db: Replica,
  ports: LeftoverPorts,
  isOver: () => boolean,
): Promise<boolean> {
  const { journal } = ports;
  const mark = await journal.readMarker(db.uid).catch(() => undefined);
  if (!mark || (mark.leftovers.length === 0 && mark.name === db.name)) return false;
  // Where it cannot be fetched they wait for the next start.
  const repair = await ports.repair().catch(() => undefined);
  if (!repair) return false;
  const left: string[] = [];
  for (const name of new Set([...mark.leftovers, mark.name])) {
    if (name === db.name) continue;
    const rescued = await repair.rescue(ports, db.uid, name).catch(() => NOTHING);
    if (isOver()) return false;
    // Deleted even where a part of it could not be read: fetched again and again, its entries would one day be sent
    // after the server has forgotten that it had them (rule W6).
    if (!rescued.opened) left.push(name);
    else await deleteDatabase(name, ports);
  }
  // A mark that cannot be written is one that names what is gone: the next start finds it empty.
  await journal.writeMarker(db.uid, { ...mark, name: db.name, leftovers: left }).catch(() => undefined);
  return true;
}

/** `zusage:ada` → `zusage:ada~2` → `zusage:ada~3`. */
export function nextName(name: string): string {
  const [, base = name, number = '1'] = /^(.*?)(?:~(\d+))?$/s.exec(name) ?? [];
  return `${base}~${Number(number) + 1}`;
}
