import { sql } from 'kysely';
import type { Report } from '../base/report.ts';
import type { Database, Db } from './database.ts';

/**
 * A streaming replica for reads that may be a moment behind (docs/decisions/023). It is asked only while it is known to
 * hold all that was committed at some moment of the last seconds, and everything that the caller has written.
 */
export type ReadReplica = {
  /** The replica, if it may answer this caller now; undefined: ask the primary. `uid`: undefined for a guest. */
  readonly dbFor: (uid: string | undefined) => Db | undefined;
  /** This account has committed a write by now, here or in another process. */
  readonly wrote: (uid: string) => void;
  /** It has broken over a question: nobody asks it until it is known to be there again. */
  readonly failed: (error: unknown) => void;
  /** Others may have written unheard: nobody asks it until it is known to hold what there is by now. */
  readonly unsure: () => void;
  readonly close: () => Promise<void>;
};

const EVERY_MS = 1_000;
/** A replica that is further behind than this is not asked. */
export const BEHIND_MAX_MS = 5_000;

type Parts = {
  readonly primary: Db;
  /** Opens the replica; throws while it cannot be reached. */
  readonly open: () => Promise<Database>;
  readonly clock: () => Date;
  readonly every: (ms: number, act: () => void) => () => void;
  readonly report: Report;
};

/**
 * Looks at the replica at once and then every second. One that is away, behind, promoted or of another database is
 * left alone and looked at again: the primary answers meanwhile.
 */
export async function followReplica({ primary, open, clock, every, report }: Parts): Promise<ReadReplica> {
  const wrote = new Map<string, number>();
  let replica: Database | undefined;
  /** The replica holds everything that was committed before, in milliseconds since 1970. */
  let upTo = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let away = false;

  async function look(): Promise<void> {
    const at = clock().getTime();
    // Writes before this look are in what it finds; the replica is asked for nothing older.
    if (at - upTo > BEHIND_MAX_MS) forget(at);
    try {
      replica ??= await open();
      const { lsn, epoch } = await headOf(primary);
      if (!(await holds(replica.db, lsn, epoch))) return;
      upTo = at;
      away = false;
      forget(at);
    } catch (error) {
      leave(error);
    }
  }

  function forget(before: number): void {
    for (const [uid, at] of wrote) if (at < before) wrote.delete(uid);
  }

  const unsure = () => {
    upTo = Number.NEGATIVE_INFINITY;
  };

  function leave(error: unknown): void {
    unsure();
    if (!away) report('the read replica does not answer', error);
    away = true;
  }

  const turn = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  await turn();
  const stop = every(EVERY_MS, () => void turn());
  return {
    dbFor(uid) {
      if (clock().getTime() - upTo > BEHIND_MAX_MS) return undefined;
      if (uid !== undefined && (wrote.get(uid) ?? Number.NEGATIVE_INFINITY) >= upTo) return undefined;
      return replica?.db;
    },
    wrote: (uid) => void wrote.set(uid, clock().getTime()),
    failed: leave,
    unsure,
    async close() {
      stop();
      await looking;
      await replica?.close();
    },
  };
}

/** Where the primary's log ends, with every commit that anybody knows of before it, and whose data it is. */
async function headOf(primary: Db): Promise<{ lsn: string; epoch: string | null }> {
  const { rows } = await sql<{ lsn: string; epoch: string | null }>`
    select pg_current_wal_insert_lsn()::text as lsn, (select value from meta where name = 'epoch') as epoch`.execute(
    primary,
  );
  const [head] = rows;
  if (head === undefined) throw new Error('the primary did not say where its log ends');
  return head;
}

/** Of a promoted replica, or of another database's, the log says nothing. */
async function holds(replica: Db, lsn: string, epoch: string | null): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn
      and (select value from meta where name = 'epoch') is not distinct from ${epoch} as holds`.execute(
    replica,
  );
  return rows[0]?.holds === true;
}
