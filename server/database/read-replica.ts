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

/** Where the primary's log ended at a moment, with every commit that anybody knew of before it, and whose data it was. */
type Head = { readonly at: number; readonly lsn: number; readonly epoch: string | null };

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
 * left alone and looked at again: the primary answers meanwhile. Where the primary stood is remembered from look to look:
 * while others write, a replica never holds what was committed a moment ago, but always what was a second or two ago.
 */
export async function followReplica({ primary, open, clock, every, report }: Parts): Promise<ReadReplica> {
  const wrote = new Map<string, number>();
  let replica: Database | undefined;
  /** The replica holds everything that was committed before, in milliseconds since 1970. */
  let upTo = Number.NEGATIVE_INFINITY;
  let heads: Head[] = [];
  let looking: Promise<void> | undefined;
  let away = false;

  async function look(): Promise<void> {
    const at = clock().getTime();
    forget(at - BEHIND_MAX_MS);
    const known = heads;
    try {
      replica ??= await open();
      known.push({ at, ...(await headOf(primary)) });
      const told = await standOf(replica.db);
      // Somebody may have written unheard since this look began.
      if (known !== heads) return;
      away = false;
      if (told === undefined) return unsure();
      const held = known.findLast(({ lsn, epoch }) => lsn <= told.lsn && epoch === told.epoch);
      if (held !== undefined) upTo = held.at;
    } catch (error) {
      leave(error);
    }
  }

  /** Nobody is sent to a replica that holds only what is older. */
  function forget(before: number): void {
    for (const [uid, at] of wrote) if (at < before) wrote.delete(uid);
    while (heads[0] !== undefined && heads[0].at < before) heads.shift();
  }

  const unsure = () => {
    upTo = Number.NEGATIVE_INFINITY;
    heads = [];
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

async function headOf(primary: Db): Promise<Omit<Head, 'at'>> {
  const { rows } = await sql<Omit<Head, 'at'>>`
    select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint as lsn,
      (select value from meta where name = 'epoch') as epoch`.execute(primary);
  const [head] = rows;
  if (head === undefined) throw new Error('the primary did not say where its log ends');
  return head;
}

/** Up to where it has replayed the log, and of whose data. Undefined of a promoted one: its log is another. */
async function standOf(replica: Db): Promise<Omit<Head, 'at'> | undefined> {
  const { rows } = await sql<Omit<Head, 'at'>>`
    select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint as lsn,
      (select value from meta where name = 'epoch') as epoch
    where pg_is_in_recovery()`.execute(replica);
  return rows[0];
}
