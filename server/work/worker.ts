import { sql } from 'kysely';
import type { ReleaseParts } from '../api/release.ts';
import { release } from '../api/release.ts';
import type { CallParts } from '../api/write-call.ts';
import { Effects } from '../change-log/effects.ts';
import { writeLog } from '../change-log/write-log.ts';
import type { Db } from '../database/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Report } from '../report.ts';
import { nextTry } from './next-try.ts';
import { isOutside, LEASE_MS } from './outside.ts';
import { type WorkKinds, workKinds } from './work-kinds.ts';

/** Looks for due work now instead of at the next turn. */
export type WakeWork = () => void;

export type WorkerParts = CallParts &
  Omit<ReleaseParts, 'wakeWork'> & {
    readonly report: Report;
    readonly metrics: Metrics;
    readonly kinds?: WorkKinds;
  };

type Task = { id: string; kind: string; payload: unknown; attempts: number };

/**
 * Does everything that is due, a task a transaction, and gives the number of tasks done. A task's row is locked while
 * it runs and goes with its effect, so several processes share the work and a kill repeats it, never loses it. A task
 * that fails is put off, further each time. Work that waits for a machine outside is leased instead (outside.ts).
 */
export async function doDueWork(parts: WorkerParts, wakeWork: WakeWork = () => {}): Promise<number> {
  let done = 0;
  for (;;) {
    const attempted = await attemptOne(parts);
    if (attempted === undefined) return done;
    if (attempted.effects === undefined) continue;
    done += 1;
    release({ ...parts, wakeWork }, attempted.effects);
  }
}

/** Undefined: nothing is due. Without effects: the task failed and was put off. */
async function attemptOne(parts: WorkerParts): Promise<{ effects: Effects | undefined } | undefined> {
  const { db, clock, chance, ports, settings, report, metrics, kinds = workKinds } = parts;
  let task: Task | undefined;
  let leased: Date | undefined;
  try {
    const done = await db.transaction().execute(async (tx) => {
      const now = clock();
      task = await takeDue(tx, now, Object.keys(kinds));
      if (task === undefined) return undefined;
      const effects = new Effects();
      if (isOutside(kinds[task.kind])) {
        leased = new Date(now.getTime() + LEASE_MS);
        await tx.updateTable('work').set({ run_at: leased }).where('id', '=', task.id).execute();
        return { effects };
      }
      const again = await kinds[task.kind]?.({ tx, now, chance, ports, settings, effects }, task.payload);
      if (again instanceof Date)
        await tx
          .updateTable('work')
          .set({ run_at: again, attempts: 0, last_error: null })
          .where('id', '=', task.id)
          .execute();
      else await tx.deleteFrom('work').where('id', '=', task.id).execute();
      await writeLog(tx, effects, now);
      return { effects };
    });
    if (task !== undefined && leased !== undefined) await doLeased(parts, task, leased);
    if (task !== undefined) metrics.work.inc({ kind: task.kind, outcome: 'done' });
    return done;
  } catch (error) {
    if (task === undefined) throw error;
    metrics.work.inc({ kind: task.kind, outcome: 'failed' });
    report('work failed', error, { kind: task.kind, attempts: task.attempts + 1 });
    await putOff(db, task, error, clock());
    return { effects: undefined };
  }
}

/** The task goes with its lease: one that was queued anew under its key meanwhile stays. */
async function doLeased(parts: WorkerParts, task: Task, leased: Date): Promise<void> {
  const { db, clock, chance, ports, settings, kinds = workKinds } = parts;
  await kinds[task.kind]?.(
    { tx: db, now: clock(), chance, ports, settings, effects: new Effects() },
    task.payload,
  );
  await db.deleteFrom('work').where('id', '=', task.id).where('run_at', '=', leased).execute();
}

async function takeDue(tx: Db, now: Date, kinds: string[]): Promise<Task | undefined> {
  return tx
    .selectFrom('work')
    .select(['id', 'kind', 'payload', 'attempts'])
    .where('run_at', '<=', now)
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function putOff(db: Db, task: Task, error: unknown, now: Date): Promise<void> {
  await db
    .updateTable('work')
    .set({
      attempts: sql<number>`attempts + 1`,
      run_at: nextTry(task.attempts + 1, now),
      // The kind of error only: a message may quote a person's data.
      last_error: error instanceof Error ? error.name : 'Error',
    })
    .where('id', '=', task.id)
    .execute();
}
