import type { Db } from '../../server/database/database.ts';
import type { Tap, TapKind } from './load.ts';

/** What became of the taps of one step. */
export type Kept = { readonly acknowledged: number; readonly lost: number; readonly doubled: number };

/** Looks for every tap in the tables: an acknowledged one is there once, one that was not is there once or not at all. */
export async function verifyTaps(db: Db, taps: readonly Tap[]): Promise<Map<number, Kept>> {
  const counts = await countMarks(db);
  const accepted = await acceptedIn(db);
  const saved = await savedIn(db);
  const found: Record<TapKind, (tap: Tap) => number> = {
    apply: ({ mark }) => counts.get(mark) ?? 0,
    message: ({ mark }) => counts.get(mark) ?? 0,
    accept: ({ id }) => Number(accepted.has(id)),
    save: ({ uid, id }) => Number(saved.has(`${uid} ${id}`)),
  };
  const steps = new Map<number, Kept>();
  for (const tap of taps) {
    const { acknowledged, lost, doubled } = steps.get(tap.step) ?? { acknowledged: 0, lost: 0, doubled: 0 };
    const times = found[tap.kind](tap);
    steps.set(tap.step, {
      acknowledged: acknowledged + Number(tap.acknowledged),
      lost: lost + Number(tap.acknowledged && times === 0),
      doubled: doubled + Number(times > 1),
    });
  }
  return steps;
}

/** Rows by the mark in their text; of one person for one job, too. */
async function countMarks(db: Db): Promise<Map<string, number>> {
  const applications = await db.selectFrom('application').select('note as mark').execute();
  const messages = await db.selectFrom('message').select('text as mark').execute();
  const counts = new Map<string, number>();
  for (const { mark } of [...applications, ...messages]) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}

async function acceptedIn(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('application').select('id').where('status', '=', 'accepted').execute();
  return new Set(rows.map(({ id }) => id));
}

async function savedIn(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('user_setting')
    .select(['user_id', 'entry'])
    .where('key', '=', 'savedJobs')
    .where('value', 'is not', null)
    .execute();
  return new Set(rows.map(({ user_id, entry }) => `${user_id} ${entry}`));
}
