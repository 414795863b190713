import { ApiError } from '../../../contract/errors.ts';
import { fold } from '../../../contract/fold.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { postMail } from '../mail/post-mail.ts';
import { notify } from '../notification/notify.ts';
import type { RestrictionRow } from '../restriction/restrict.ts';
import { addresseeOf } from '../user/addressee.ts';
import { locksOf, unlockUser } from './lock-account.ts';
import type { AppealRow } from './presenter.ts';
import { tellGuestAnswered } from './tell-guest.ts';
import { standingAgainst, undo } from './undo.ts';
import { aboutAppeal, grantedText, reportsUrl, SERVER_DECISIONS } from './words.ts';

export type NewAppealDecision = {
  readonly appealId: string;
  readonly granted: boolean;
  readonly statement: string;
  /** The member of staff: somebody else than who decided first. */
  readonly by: string;
};

/**
 * Answers an objection. A granted one undoes what it is against, as far as that can be undone; the answer says which. One
 * of who reported has the report decided again. Throws `not_allowed` for the member of staff who made the decision.
 */
export async function decideAppeal(
  context: ChangeContext,
  { appealId, granted, statement, by }: NewAppealDecision,
): Promise<AppealOutcome> {
  const { tx, now } = context;
  // The person's row before the appeal: it may open their account.
  const seen = await tx.selectFrom('appeal').where('id', '=', appealId).selectAll().executeTakeFirst();
  if (seen === undefined) throw new ApiError('not_found', 'no such appeal');
  const { user_id: uid } = seen;
  if (uid !== null) await lockUsers(tx, { changed: [uid] });
  const against = await againstOf(tx, seen);
  if (against.by !== null && fold(against.by) === fold(by))
    throw new ApiError(
      'not_allowed',
      `${against.by} has made the decision: somebody else answers the objection`,
      {
        detail: { decidedBy: against.by },
      },
    );
  if (seen.status !== 'open') throw new ApiError('state_conflict', 'this appeal is answered already');
  // What it undoes locks in its own order, before the appeal.
  const restrictions: RestrictionRow[] = [];
  if (granted)
    for (const restriction of against.restrictions)
      if (await undo(context, restriction)) restrictions.push(restriction);
  if (granted && against.lock && uid !== null && (await locksOf(tx, uid).executeTakeFirst()) === undefined)
    await unlockUser(context, { uid });
  const answered = await tx
    .updateTable('appeal')
    .set({ status: granted ? 'granted' : 'refused', statement, decided_at: now, decided_by: by })
    .where('id', '=', appealId)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (answered === undefined) throw new ApiError('state_conflict', 'this appeal is answered already');
  const decideAgain = granted && against.ofReporter ? seen.report_id : null;
  const answer = { granted, statement, again: decideAgain !== null };
  const isTold =
    uid === null
      ? await tellGuestAnswered(context, seen, answer)
      : await tell(context, seen, uid, { ...answer, restrictions });
  return { isTold, decideAgain };
}

export type AppealOutcome = {
  /** Whether there is an address to which the answer goes. */
  readonly isTold: boolean;
  /** The report that staff has to decide once more. */
  readonly decideAgain: string | null;
};

type Against = {
  /** Who has decided; null: the clock, or nobody knows any more. */
  readonly by: string | null;
  readonly restrictions: readonly RestrictionRow[];
  /** Against the lock of the account, from before locks had a statement; one with a statement stands by itself. */
  readonly lock: boolean;
  /** By who reported, against what was not done: there is nothing to undo. */
  readonly ofReporter: boolean;
};

async function againstOf(tx: Db, appeal: AppealRow): Promise<Against> {
  if (appeal.restriction_id !== null) {
    const row = await tx
      .selectFrom('restriction')
      .where('id', '=', appeal.restriction_id)
      .selectAll()
      .executeTakeFirstOrThrow();
    return { by: row.decided_by, restrictions: [row], lock: false, ofReporter: false };
  }
  if (appeal.report_id === null) return { by: null, restrictions: [], lock: true, ofReporter: false };
  const report = await tx
    .selectFrom('report')
    .where('id', '=', appeal.report_id)
    .select(['decided_by', 'reporter_id', 'measure', 'affected_user_id'])
    .executeTakeFirstOrThrow();
  if (report.reporter_id === appeal.user_id)
    return { by: report.decided_by, restrictions: [], lock: false, ofReporter: true };
  const restrictions = await tx
    .selectFrom('restriction')
    .where('report_id', '=', appeal.report_id)
    .selectAll()
    .orderBy('id')
    .execute();
  const lock = report.measure === 'account_locked' && report.affected_user_id === appeal.user_id;
  return { by: report.decided_by, restrictions, lock, ofReporter: false };
}

type Answer = {
  granted: boolean;
  statement: string;
  again: boolean;
  restrictions: readonly RestrictionRow[];
};

async function tell(
  context: ChangeContext,
  appeal: AppealRow,
  uid: string,
  { granted, statement, again, restrictions }: Answer,
): Promise<boolean> {
  const { tx, settings } = context;
  const user = await addresseeOf(tx, uid);
  if (user === undefined) return false;
  await notify(context, {
    to: uid,
    type: 'system',
    ref: { type: 'report', id: appeal.report_id ?? appeal.restriction_id ?? appeal.id },
    params: [],
    version: `appeal ${appeal.id}`,
  });
  const { lang } = user;
  const standing = await standingAgainst(tx, restrictions);
  const decision = granted
    ? grantedText(lang, { restrictions, standing, again })
    : SERVER_DECISIONS(lang).outcome.refused;
  await postMail(context, {
    to: user.email,
    lang,
    template: 'appeal-decision',
    params: {
      firstname: user.firstname,
      about: await aboutAppeal(tx, lang, appeal),
      decision,
      reason: statement,
      url: reportsUrl(settings),
    },
  });
  return true;
}
