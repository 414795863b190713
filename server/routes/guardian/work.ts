import { AGE_GUARDIAN } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/call-context.ts';
import { recurring } from '../../work/recurring.ts';
import type { WorkKinds } from '../../work/work-kinds.ts';
import { settleGuardian } from './settle.ts';

const HOUR_MS = 3_600_000;
const BATCH = 100;

/** Who has turned 16 needs no guardian any more. Gives whether there are more. */
async function settleGrown(context: ChangeContext): Promise<boolean> {
  const today = context.now.toISOString().slice(0, 10);
  const bornBy = `${Number(today.slice(0, 4)) - AGE_GUARDIAN}${today.slice(4)}`;
  const grown = await context.tx
    .selectFrom('user')
    .where('guardian', '<>', 'none')
    .where('erased_at', 'is', null)
    .where('date_of_birth', '<=', lastDay(bornBy))
    .select('id')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of grown) await settleGuardian(context, id);
  return grown.length === BATCH;
}

/** 29 February of a year that has none: the day before it, since the birthday then counts on 1 March. */
function lastDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toISOString().slice(5, 10) === day.slice(5) ? day : `${day.slice(0, 8)}28`;
}

export const guardianWork: WorkKinds = {
  'guardians.grown': recurring(HOUR_MS, settleGrown),
};
