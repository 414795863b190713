import type { ChangeContext } from '../api/change-context.ts';
import type { WorkKinds } from './work.ts';

/**
 * Inserts each recurring kind that has no task yet, due at once. An existing task keeps its time: a start neither
 * repeats all work nor waits for a running task.
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
