import { AGE_GUARDIAN } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/call-context.ts';
import { recurring } from '../../work/recurring.ts';
import type { WorkKinds } from '../../work/work-kinds.ts';
import { AGE_ADULT } from '../user/age.ts';
import { settleGuardian } from './settle.ts';

const HOUR_MS = 3_600_000;
const BATCH = 100;

/** Who has turned 16, or 18, needs no guardian any more for the account, or a profile. Gives whether there are more. */
async function settleGrown(context: ChangeContext): Promise<boolean> {
  const grown = await context.tx
    .selectFrom('user')
    .where('erased_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('guardian', '<>', 'none'), eb('date_of_birth', '<=', bornBy(AGE_GUARDIAN, context.now))]),
        eb.and([
          eb('creator_guardian', '<>', 'none'),
          eb('date_of_birth', '<=', bornBy(AGE_ADULT, context.now)),
        ]),
      ]),
    )
    .select('id')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of grown) await settleGuardian(context, id);
  return grown.length === BATCH;
}

/** Whoever was born on this day or before is so old: `YYYY-MM-DD`. */
function bornBy(age: number, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return lastDay(`${Number(today.slice(0, 4)) - age}${today.slice(4)}`);
}

/** 29 February of a year that has none: the day before it, since the birthday then counts on 1 March. */
function lastDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toISOString().slice(5, 10) === day.slice(5) ? day : `${day.slice(0, 8)}28`;
}

export const guardianWork: WorkKinds = {
  'guardians.grown': recurring(HOUR_MS, settleGrown),
};
