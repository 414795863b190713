import { type RawBuilder, sql } from 'kysely';
import type { ChangeContext } from '../api/change-context.ts';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { queueWork } from './queue.ts';
import { once, type WorkKinds } from './work.ts';

/** Rows of one step that only deletes or marks. It bounds how long locks are held and waited for. */
export const ROWS_A_STEP = 1000;

/** Deletes a batch of the rows that match a condition. Returns whether more may be left. */
export async function deleteStep(
  tx: Db,
  table: keyof Tables,
  condition: RawBuilder<boolean>,
): Promise<boolean> {
  // By ctid, because not every one of these tables has an id.
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${ROWS_A_STEP}
    ))`.execute(tx);
  return Number(numAffectedRows) === ROWS_A_STEP;
}

/** People of one step. Each takes a handful of statements, and all stay locked until the step ends. */
export const PEOPLE_A_STEP = 100;

/**
 * Runs one step of the subject after the position `after` ('' is the beginning). Returns the last position if more may
 * be left.
 */
type Step = (context: ChangeContext, id: string, after: string) => Promise<string | undefined>;

export type InSteps = {
  /** Runs the first step in the transaction of the change and queues the rest. */
  readonly begin: (context: ChangeContext, id: string) => Promise<void>;
  readonly work: WorkKinds;
};

/**
 * A fan-out to many people after one change. Each step is a task with its position in its key: a single task that put
 * itself off would start over whenever the subject changes again.
 */
export function inSteps(kind: string, step: Step): InSteps {
  const goOn = async (context: ChangeContext, id: string, after: string) => {
    const last = await step(context, id, after);
    if (last !== undefined)
      await queueWork(context, { kind, key: `${id} ${last}`, payload: { id, after: last } });
  };
  return {
    begin: (context, id) => goOn(context, id, ''),
    work: {
      [kind]: once(
        (context, payload) => {
          const { id, after } = payload as { id: string; after: string };
          return goOn(context, id, after);
        },
        { lane: 'bulk' },
      ),
    },
  };
}

/** Where the next step begins, if this one was full. */
export const lastOf = <Row>(rows: readonly Row[], place: (row: Row) => string): string | undefined => {
  const last = rows.at(-1);
  return last !== undefined && rows.length === PEOPLE_A_STEP ? place(last) : undefined;
};
