import type { ExpressionBuilder } from 'kysely';
import type { ChangeParts } from '../api/call-parts.ts';
import type { ChangeContext } from '../api/change-context.ts';
import { type ReleaseParts, release, type WakeWork } from '../api/release.ts';
import { transact } from '../api/transact.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Report } from '../base/report.ts';
import type { Db } from '../database/database.ts';
import { takeLonger } from '../database/patience.ts';
import type { Tables } from '../database/schema.ts';
import { GiveUp, isOver, nameOf, nextTry, TryLater } from './failure.ts';
import { ServiceBreaker } from './service-breaker.ts';
import type { Once, Outside, Recurring, Work, WorkKinds } from './work.ts';

export type WorkerParts = ChangeParts &
  Omit<ReleaseParts, 'wakeWork'> & {
    readonly report: Report;
    readonly metrics: Metrics;
    readonly kinds: WorkKinds;
  };

export type Going = {
  readonly wakeWork: WakeWork;
  readonly breaker: ServiceBreaker;
  /** Called when a task was taken: another runner may find one as well. */
  readonly onTaken: () => void;
  readonly isStopped: () => boolean;
};

/** `run_at`: when the task is due again if this try ends without a word. It identifies the try. */
type Task = { id: string; kind: string; payload: unknown; attempts: number; run_at: Date };

/**
 * Runs due tasks one after the other and returns their number. Taking a task counts the try and puts it off before it
 * runs: a task that kills the process does not stay first in line, and a kill repeats a task instead of losing it. What
 * a task writes commits together with its end. A failing task is put off further each time and at last given up into
 * staff's list.
 */
export async function doDueWork(parts: WorkerParts, going: Partial<Going> = {}): Promise<number> {
  const { kinds, report } = parts;
  const { wakeWork = () => {}, breaker = new ServiceBreaker(report), onTaken, isStopped } = going;
  let done = 0;
  while (isStopped?.() !== true) {
    const task = await take(parts, breaker.open(kinds));
    if (task === undefined) return done;
    onTaken?.();
    const work = kinds[task.kind] as Work;
    if (await attempt({ ...parts, wakeWork, breaker }, task, work)) done += 1;
  }
  return done;
}

type AttemptParts = WorkerParts & Pick<Going, 'wakeWork' | 'breaker'>;

async function attempt(parts: AttemptParts, task: Task, work: Work): Promise<boolean> {
  const { metrics, report, breaker, clock } = parts;
  const service = work.do === 'outside' ? work.service : undefined;
  try {
    if (work.do !== 'recurring' && isOver(task.attempts - 1)) throw new GiveUp('no try has come to an end');
    if (work.do === 'outside') await doOutside(parts, task, work);
    else await doInside(parts, task, work);
    breaker.succeeded(service);
    metrics.work.inc({ kind: task.kind, outcome: 'done' });
    return true;
  } catch (error) {
    breaker.failed(service, error, clock());
    const over = work.do !== 'recurring' && isOver(task.attempts, error);
    metrics.work.inc({ kind: task.kind, outcome: over ? 'given up' : 'failed' });
    report(over ? 'work given up' : 'work failed', error, { kind: task.kind, attempts: task.attempts });
    await putOff(parts, task, error, over);
    return false;
  }
}

async function doInside(parts: AttemptParts, task: Task, work: Once | Recurring): Promise<void> {
  await write(parts, async (context) => {
    // Queued again under its key, or taken by another process because this one was too slow to begin.
    if (!(await isOwn(context.tx, task))) return;
    if (work.do === 'once')
      return end(context.tx, task, (await work.run(context, task.payload)) ?? undefined);
    const more = await work.run(context);
    await end(context.tx, task, new Date(context.now.getTime() + (more === true ? 0 : work.everyMs)));
  });
}

async function doOutside(parts: AttemptParts, task: Task, work: Outside): Promise<void> {
  const act = await write(parts, async (context) => {
    const claimed = await work.claim(context, task.payload);
    if (typeof claimed === 'function') return claimed;
    await end(context.tx, task, claimed);
    return undefined;
  });
  if (act === undefined) return;
  const came = await act();
  const settle = typeof came === 'object' ? came.settle : came;
  if (typeof came === 'object' && came.fault !== undefined)
    parts.report('work met a fault', came.fault, { kind: task.kind });
  // Written even where the lease was lost meanwhile: the outside effect has happened.
  await write(parts, async (context) => end(context.tx, task, (await settle?.(context)) ?? undefined));
}

async function write<Result>(
  parts: AttemptParts,
  change: (context: ChangeContext) => Promise<Result>,
): Promise<Result> {
  const { result, effects } = await transact(parts, async (context) => {
    await takeLonger(context.tx);
    return change(context);
  });
  release(parts, effects);
  return result;
}

const ours = (task: Task) => (eb: ExpressionBuilder<Tables, 'work'>) =>
  eb.and({ id: task.id, run_at: task.run_at });

/** Ends a task, or keeps it for `again`. One that was queued again under its key meanwhile stays as it is. */
async function end(tx: Db, task: Task, again?: Date | undefined): Promise<void> {
  if (again instanceof Date)
    await tx
      .updateTable('work')
      .set({ run_at: again, attempts: 0, last_error: null })
      .where(ours(task))
      .execute();
  else await tx.deleteFrom('work').where(ours(task)).execute();
}

async function isOwn(tx: Db, task: Task): Promise<boolean> {
  const row = await tx.selectFrom('work').where(ours(task)).select('id').forUpdate().executeTakeFirst();
  return row !== undefined;
}

async function take({ db, clock, kinds }: WorkerParts, open: string[]): Promise<Task | undefined> {
  if (open.length === 0) return undefined;
  return db.transaction().execute(async (tx) => {
    const now = clock();
    const row = await tx
      .selectFrom('work')
      .select(['id', 'kind', 'payload', 'attempts'])
      .where('run_at', '<=', now)
      .where('gave_up_at', 'is', null)
      .where('kind', 'in', open)
      .orderBy('run_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const work = kinds[row.kind];
    const attempts = row.attempts + 1;
    const run_at = work?.do === 'outside' ? new Date(now.getTime() + work.leaseMs) : nextTry(attempts, now);
    await tx.updateTable('work').set({ attempts, run_at }).where('id', '=', row.id).execute();
    return { ...row, attempts, run_at };
  });
}

async function putOff({ db, clock }: WorkerParts, task: Task, error: unknown, over: boolean): Promise<void> {
  const now = clock();
  const run_at = error instanceof TryLater ? error.at : nextTry(task.attempts, now);
  await db
    .updateTable('work')
    .set({ run_at, last_error: nameOf(error), gave_up_at: over ? now : null })
    .where(ours(task))
    .execute();
}
