import type { Replica } from '../database.ts';
import type { RowKey } from '../outbox-entry.ts';
import { me } from '../queries/me.ts';

/** What must stay on this device however little space there is. */
export type Needed = { keys: ReadonlySet<RowKey>; ids: ReadonlySet<string> };

/** Rows that waiting entries and drafts are about, and the jobs the person has applied to or saved. */
export async function neededKeys(db: Replica, naming: unknown): Promise<Needed> {
  const keys = new Set<RowKey>((await db.base.toCollection().primaryKeys()) as RowKey[]);
  const ids = new Set<string>(idsIn(naming));
  for (const entry of await db.outbox.toArray()) {
    for (const key of [...(entry.touches ?? []), ...(entry.reads ?? [])]) keys.add(key);
    // An entry of a format to come may say elsewhere what it reads; whatever it needs, it names.
    for (const id of idsIn(entry.args)) ids.add(id);
  }
  // `application:JOB`, `message:CONVERSATION`.
  for (const key of await db.draft.toCollection().primaryKeys()) for (const id of key.split(':')) ids.add(id);
  for (const { _jobId } of await db.application.toArray()) ids.add(_jobId);
  for (const [id, saved] of Object.entries((await me(db))?.settings.savedJobs ?? {}))
    if (saved?.value) ids.add(id);
  return { keys, ids };
}

function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* idsIn(inner);
}

export function isNeeded({ keys, ids }: Needed, key: RowKey, id: string): boolean {
  return keys.has(key) || ids.has(id);
}
