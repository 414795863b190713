import { type RawBuilder, sql } from 'kysely';
import type { ChangeContext } from '../api/change-context.ts';
import { type Again, type Lane, once, recurring, type WorkKinds } from './work.ts';

/** Rows of one round; more wait for the next one, which follows at once. */
const ROUND = 200;

export type Round = {
  readonly limit: number;
  /** Condition of the search: the row has no task yet. `id`: the column, or what makes its id. */
  readonly untaken: (id: string | RawBuilder<string>) => RawBuilder<boolean>;
};

export type OfRows = {
  /** Rows that are due. */
  readonly find: (context: ChangeContext, round: Round) => Promise<readonly { readonly id: string }[]>;
  /** Does one row, if it still is due: the search was in another transaction. A returned date: not all of it yet. */
  readonly act: (context: ChangeContext, id: string) => Promise<Again>;
  readonly lane?: Lane;
};

/**
 * Work that time does to rows: a round every `everyMs` finds those that are due, and each becomes a task of its own
 * (`<kind>.row`). One that fails, or ends the process, is put off by itself and holds up no other row, and locks are
 * held for one row at a time.
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
