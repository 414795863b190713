import { type RawBuilder, sql } from 'kysely';
import type { ChangeContext } from '../api/change-context.ts';
import { type Again, type Lane, once, recurring, type WorkKinds } from './work.ts';

/** Rows of one round. If more are due, the next round follows at once. */
const ROUND = 200;

export type Round = {
  readonly limit: number;
  /** Condition for a row without a task; `id` is the column or expression of its id. */
  readonly untaken: (id: string | RawBuilder<string>) => RawBuilder<boolean>;
};

export type OfRows = {
  /** Rows that are due. */
  readonly find: (context: ChangeContext, round: Round) => Promise<readonly { readonly id: string }[]>;
  /**
   * Handles one row if it is still due: the search ran in another transaction. A returned date puts the rest off until
   * then.
   */
  readonly act: (context: ChangeContext, id: string) => Promise<Again>;
  readonly lane?: Lane;
};

/**
 * Work on rows that fall due: a round every `everyMs` finds them, and each becomes its own task (`<kind>.row`). A row
 * that fails or kills the process is put off alone, and locks are held for one row at a time.
 */
export function eachRow(kind: string, everyMs: number, { find, act, lane = 'time' }: OfRows): WorkKinds {
  const rowKind = `${kind}.row`;
  const untaken: Round['untaken'] = (id) => {
    const key = typeof id === 'string' ? sql.ref(id) : id;
    return sql<boolean>`not exists (select from work where kind = ${rowKind} and key = ${key}::text)`;
  };
  const round = async (context: ChangeContext) => {
    const rows = await find(context, { limit: ROUND, untaken });
    if (rows.length > 0)
      await context.tx
        .insertInto('work')
        .values(
          rows.map(({ id }) => ({
            id: context.chance.newId(),
            kind: rowKind,
            key: id,
            payload: JSON.stringify({ id }),
            run_at: context.now,
          })),
        )
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .execute();
    return rows.length === ROUND;
  };
  return {
    [kind]: recurring(everyMs, round, { lane }),
    [rowKind]: once((context, payload) => act(context, (payload as { id: string }).id), { lane }),
  };
}
