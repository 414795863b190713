import { AGE_ADULT, AGE_GUARDIAN } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { once, type WorkKinds } from '../../work/work.ts';
import { bornBy } from '../user/born-by.ts';
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
