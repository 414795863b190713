import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { postMail } from '../mail/post-mail.ts';
import { notify } from '../notification/notify.ts';
import { addresseeOf } from '../user/addressee.ts';
import { unlockUser } from './lock-account.ts';
import { decisionText, reportsUrl, targetText } from './words.ts';

export type NewAppealDecision = {
  readonly appealId: string;
  readonly granted: boolean;
  readonly statement: string;
};

/**
 * Answers an objection. Granting one against a lock opens the account; measures of any other decision are undone by
 * staff.
 */
export async function decideAppeal(
  context: ChangeContext,
  { appealId, granted, statement }: NewAppealDecision,
): Promise<void> {
  const { tx, now, settings } = context;
  // The person's row before the appeal: it may open their account.
  const seen = await tx.selectFrom('appeal').where('id', '=', appealId).select('user_id').executeTakeFirst();
  if (seen !== undefined) await lockUsers(tx, { changed: [seen.user_id] });
  const appeal = await tx
    .selectFrom('appeal')
    .where('id', '=', appealId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (appeal === undefined) throw new ApiError('not_found', 'no such appeal');
  if (appeal.status !== 'open') throw new ApiError('state_conflict', 'this appeal is answered already');
  await tx
    .updateTable('appeal')
    .set({ status: granted ? 'granted' : 'refused', statement, decided_at: now })
    .where('id', '=', appealId)
    .execute();
  const lockedBy = appeal.report_id === null ? undefined : await measureOf(context, appeal.report_id);
  const opens =
    appeal.report_id === null || (lockedBy?.measure === 'account_locked' && lockedBy.uid === appeal.user_id);
  if (granted && opens) await unlockUser(context, { uid: appeal.user_id });
  const user = await addresseeOf(tx, appeal.user_id);
  if (user === undefined) return;
  const ref = { type: 'report' as const, id: appeal.report_id ?? appeal.id };
  await notify(context, {
    to: appeal.user_id,
    type: 'system',
    ref,
    params: [],
    version: `appeal ${appeal.id}`,
  });
  const { lang } = user;
  await postMail(context, {
    to: user.email,
    lang,
    template: 'appeal-decision',
    params: {
      firstname: user.firstname,
      about: targetText(lang, appeal.report_id === null ? 'lock' : 'decision'),
      decision: decisionText(lang, granted ? 'granted' : 'refused', 'none'),
      reason: statement,
      url: appeal.report_id === null ? `${settings.publicUrl}/locked` : reportsUrl(settings),
    },
  });
}

async function measureOf({ tx }: ChangeContext, reportId: string) {
  const report = await tx
    .selectFrom('report')
    .where('id', '=', reportId)
    .select(['measure', 'affected_user_id'])
    .executeTakeFirst();
  return report && { measure: report.measure, uid: report.affected_user_id };
}
