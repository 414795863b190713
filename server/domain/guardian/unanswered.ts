import { sql } from 'kysely';
import { GUARDIAN_LINK_DAYS, GUARDIAN_WAIT_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import type { Db } from '../../database/database.ts';
import { eachRow } from '../../work/each-row.ts';
import { postMail } from '../mail/post-mail.ts';
import { lockUserRow, touchUser } from '../user/lock-user.ts';
import { languageOf } from '../user/settings.ts';
import { endUnconfirmed } from './end-unconfirmed.ts';
import { settleGuardian } from './settle.ts';
import { waitingSince } from './waiting.ts';

const HOUR_MS = 3_600_000;

const longWaiting = (context: ChangeContext) =>
  waitingSince(context, daysAfter(context.now, -GUARDIAN_WAIT_DAYS.erase)).where(
    (eb) =>
      sql<boolean>`(${eb.ref('guardian_since')} <= ${daysAfter(context.now, -GUARDIAN_WAIT_DAYS.most)} or not exists (
        select from guardian_consent g
        where g.user_id = "user".id and g.act = 'account' and g.state <> 'replaced' and g.sent_at > ${daysAfter(context.now, -GUARDIAN_LINK_DAYS)}
      ))`,
  );

/** Ends accounts that nobody has answered for. */
export const endUnanswered = eachRow('guardians.unanswered', HOUR_MS, {
  async find(context, { limit, untaken }) {
    return longWaiting(context).where(untaken('user.id')).select('id').orderBy('id').limit(limit).execute();
  },
  async act(context, id) {
    const due = await longWaiting(context).where('id', '=', id).select('id').executeTakeFirst();
    if (due === undefined) return;
    const user = await lockUserRow(context.tx, id);
    await postMail(context, {
      to: user.email,
      lang: await languageOf(context.tx, id),
      template: 'guardian-unanswered',
      params: { firstname: user.firstname },
    });
    await endUnconfirmed(context, id);
  },
});

const unansweredCreator = ({ tx, now }: ChangeContext) =>
  tx
    .selectFrom('guardian_consent')
    .where('act', '=', 'creator')
    .where('state', 'in', ['sent', 'opened'])
    .where('sent_at', '<=', daysAfter(now, -GUARDIAN_WAIT_DAYS.erase));

/** Forgets guardians who never answered about a creator's profile: it holds nothing else up, so the account stays. */
export const forgetUnanswered = eachRow('guardians.forget', HOUR_MS, {
  async find(context, { limit, untaken }) {
    return unansweredCreator(context)
      .where(untaken('guardian_consent.id'))
      .select('id')
      .orderBy('id')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const row = await unansweredCreator(context)
      .where('id', '=', id)
      .select(['user_id', 'mail'])
      .executeTakeFirst();
    if (row === undefined) return;
    // The person's row before the consent, as everywhere.
    await lockUserRow(context.tx, row.user_id);
    await context.tx.deleteFrom('guardian_consent').where('id', '=', id).execute();
    await forgetAddress(context.tx, row.user_id, row.mail);
    await touchUser(context, row.user_id);
    await settleGuardian(context, row.user_id);
  },
});

/** The address stays with the account only as long as a request or a consent has it. */
async function forgetAddress(tx: Db, uid: string, mail: string): Promise<void> {
  await tx
    .updateTable('user')
    .set({ guardian_mail: null })
    .where('id', '=', uid)
    .where('guardian_mail', '=', mail)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('guardian_consent').where('user_id', '=', uid).where('mail', '=', mail).select('id'),
        ),
      ),
    )
    .execute();
}
