import { sql } from 'kysely';
import { AGE_ADULT } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { notify } from '../notification/notify.ts';
import { bornBy } from '../user/born-by.ts';

const HOUR_MS = 3_600_000;

/** Told once an offer, also where the notice was deleted since. */
const VERSION = 'of-age';

const ownWord = ({ tx, now }: ChangeContext) =>
  tx
    .selectFrom('offer')
    .innerJoin('user', 'user.id', 'offer.user_id')
    .where('offer.status', '=', 'awaiting_guardian')
    .where('offer.valid_until', '>', now)
    .where('user.erased_at', 'is', null)
    .where('user.date_of_birth', '<=', bornBy(AGE_ADULT, now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification')
            .whereRef('notification.user_id', '=', 'offer.user_id')
            .where('notification.type', '=', 'guardian')
            .where('notification.ref_type', '=', 'offer')
            .where(sql<boolean>`notification.ref_id = offer.id::text`)
            .where('notification.version', '=', VERSION)
            .select('notification.id'),
        ),
      ),
    );

/** People who turn 18 while they wait for a guardian's signature are told that their own word is enough (§ 108 (3) BGB). */
export const tellOfAge = eachRow('offers.of-age', HOUR_MS, {
  async find(context, { limit, untaken }) {
    return ownWord(context)
      .where(untaken('offer.id'))
      .select('offer.id')
      .orderBy('offer.id')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const row = await ownWord(context)
      .where('offer.id', '=', id)
      .select(['offer.user_id', 'offer.parties', 'offer.terms', 'offer.valid_until'])
      .executeTakeFirst();
    if (row === undefined) return;
    await notify(context, {
      to: row.user_id,
      type: 'guardian',
      ref: { type: 'offer', id },
      params: [row.parties.company.name, row.terms.title],
      version: VERSION,
      ...(row.valid_until && { expiresAt: row.valid_until }),
    });
  },
});
