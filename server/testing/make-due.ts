import { transact } from '../api/transact.ts';
import { queueRecurring } from '../work/recurring.ts';
import type { WorkKinds } from '../work/work.ts';
import type { TestApp } from './test-app.ts';

/** Has every recurring kind of these due now, as if its time had come. */
export async function makeDue(t: TestApp, kinds: WorkKinds): Promise<void> {
  await t.db
    .deleteFrom('work')
    .where('key', '=', 'recurring')
    .where('kind', 'in', Object.keys(kinds))
    .execute();
  await transact(t.parts, (context) => queueRecurring(context, kinds));
}
