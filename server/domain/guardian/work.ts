import { dayOf } from '../../../contract/calendar-day.ts';
import { AGE_ADULT, AGE_GUARDIAN } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { once, type WorkKinds } from '../../work/work.ts';
import { askForCreator } from './own-consent.ts';
import { remindGuardians } from './remind.ts';
import { settleGuardian } from './settle.ts';
import { endUnanswered, forgetUnanswered } from './unanswered.ts';

const HOUR_MS = 3_600_000;

const isGrown = ({ tx, now }: ChangeContext) =>
  tx
    .selectFrom('user')
    .where('erased_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('guardian', '<>', 'none'), eb('date_of_birth', '<=', bornBy(AGE_GUARDIAN, now))]),
        eb.and([eb('creator_guardian', '<>', 'none'), eb('date_of_birth', '<=', bornBy(AGE_ADULT, now))]),
      ]),
    )
    .select('id');

/** The latest birth date of a person of that age: `YYYY-MM-DD`. */
function bornBy(age: number, now: Date): string {
  const today = dayOf(now);
  return lastDay(`${Number(today.slice(0, 4)) - age}${today.slice(4)}`);
}

/** 29 February of a year that has none: the day before it, since the birthday then counts on 1 March. */
function lastDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toISOString().slice(5, 10) === day.slice(5) ? day : `${day.slice(0, 8)}28`;
}

/** At 16 the account needs no guardian any more, at 18 the profile. */
const grown = eachRow('guardians.grown', HOUR_MS, {
  async find(context, { limit, untaken }) {
    return isGrown(context).where(untaken('user.id')).orderBy('id').limit(limit).execute();
  },
  async act(context, id) {
    const row = await isGrown(context).where('id', '=', id).executeTakeFirst();
    if (row !== undefined) await settleGuardian(context, id);
  },
});

export const guardianWork: WorkKinds = {
  ...grown,
  ...remindGuardians,
  ...endUnanswered,
  ...forgetUnanswered,
  'guardian.own-consent': once(askForCreator, { lane: 'bulk' }),
};
