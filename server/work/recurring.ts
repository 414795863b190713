import type { ChangeContext } from '../api/change-context.ts';
import type { WorkKinds } from './work.ts';

/**
 * Puts every recurring kind on the table that is not there yet, due at once. One that is there keeps its time: a start
 * is no reason to do everything again, and does not wait for a task that is under way.
 */
export async function queueRecurring({ tx, now, chance }: ChangeContext, kinds: WorkKinds): Promise<void> {
  const recurring = Object.keys(kinds).filter((kind) => kinds[kind]?.do === 'recurring');
  if (recurring.length === 0) return;
  await tx
    .insertInto('work')
    .values(
      recurring.map((kind) => ({ id: chance.newId(), kind, key: 'recurring', payload: '{}', run_at: now })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
}
