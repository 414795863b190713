import { type RawBuilder, sql } from 'kysely';
import type { ChangeContext } from '../api/change-context.ts';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { queueWork } from './queue.ts';
import { once, type WorkKinds } from './work.ts';

/** Rows of one step that only deletes or marks them. Its locks last for one step, and so does a wait for them. */
export const ROWS_A_STEP = 1000;

/** Deletes some of the rows that a condition names. Gives whether more may be left. */
export async function deleteStep(
  tx: Db,
  table: keyof Tables,
  condition: RawBuilder<boolean>,
): Promise<boolean> {
  // By place, because not every one of these tables has an id.
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${ROWS_A_STEP}
    ))`.execute(tx);
  return Number(numAffectedRows) === ROWS_A_STEP;
}

/** People of one step. Each of them takes a handful of statements, and all of them stay locked until its end. */
export const PEOPLE_A_STEP = 100;

/** Does one step of the subject, behind `after` ('' is the beginning). Gives the last place if more may be left. */
type Step = (context: ChangeContext, id: string, after: string) => Promise<string | undefined>;

export type InSteps = {
  /** Does the first step with the change that sets it off, and leaves the rest to work. */
  readonly begin: (context: ChangeContext, id: string) => Promise<void>;
  readonly work: WorkKinds;
};

/**
 * Something that is done for many people because one thing has changed. Each step is a task with its place in its key: a
 * task that put itself off would go on from the beginning when the same thing changes again in between.
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
