import type { Replica } from './database.ts';
import { waitingFiles } from './queries/files.ts';
import type { WaitingFile } from './waiting-file.ts';

/**
 * Files that were chosen and not sent yet. They are stored where sent files are; the draft names
 * them. A photo from the camera exists nowhere else, so it survives a reload like the words beside it.
 */
const PREFIX = 'files:';

export function filesDraftKey(key: string): string {
  return `${PREFIX}${key}`;
}

/** Those that are still to be sent: of a draft that outlived its own sending only what no entry has taken along. */
export async function readDraftFiles(db: Replica, key: string): Promise<WaitingFile[]> {
  const ids = idsIn((await db.draft.get(filesDraftKey(key)))?.value);
  if (ids.length === 0) return [];
  const taken = await takenAlong(db);
  return waitingFiles(
    db,
    ids.filter((id) => !taken.has(id)),
  );
}

/** @param at ISO 8601 */
export async function saveDraftFiles(
  db: Replica,
  key: string,
  files: readonly WaitingFile[],
  at: string,
): Promise<void> {
  await db.guard(async () =>
    db.transaction('rw', [db.draft, db.file], async () => {
      const known = new Set(
        await db.file
          .where('id')
          .anyOf(files.map(({ id }) => id))
          .primaryKeys(),
      );
      await db.file.bulkPut(files.filter(({ id }) => !known.has(id)));
      const draft = filesDraftKey(key);
      if (files.length === 0) await db.draft.delete(draft);
      else await db.draft.put({ key: draft, value: files.map(({ id }) => id), at });
    }),
  );
}

/**
 * Inside the transaction in which an entry goes: its words and files belong to a draft again,
 * behind the files that the draft has. The bytes stay where they are.
 */
export async function putDraftBack(
  db: Replica,
  { draft, value }: { draft: string; value: unknown },
  files: readonly string[],
  at: string,
): Promise<void> {
  await db.draft.put({ key: draft, value, at });
  if (files.length === 0) return;
  const key = filesDraftKey(draft);
  const known = idsIn((await db.draft.get(key))?.value);
  await db.draft.put({ key, value: [...new Set([...known, ...files])], at });
}

/** Forgets a file that was taken off again. */
export async function dropDraftFile(db: Replica, id: string): Promise<void> {
  const taken = await takenAlong(db);
  if (!taken.has(id)) await db.file.delete(id);
}

/** Ids of files that drafts name. */
export async function draftFileIds(db: Replica): Promise<string[]> {
  const drafts = await db.draft.where('key').startsWith(PREFIX).toArray();
  return drafts.flatMap(({ value }) => idsIn(value));
}

async function takenAlong(db: Replica): Promise<Set<string>> {
  const entries = await db.outbox.toArray();
  const received = await db.received.toArray();
  return new Set([...entries, ...received.map(({ entry }) => entry)].flatMap(({ files }) => files ?? []));
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
