import { needsGuardian } from '../../../contract/age.ts';
import type { GuardianState } from '../../../contract/entities/user.ts';
import type { ChangeContext } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { postMail } from '../../mail/post-mail.ts';
import { releaseApplications } from '../application/release.ts';
import { withdrawOpen } from '../application/withdraw-open.ts';
import { notify } from '../notification/notify.ts';
import { ageOfUser } from '../user/age.ts';
import type { UserRow } from '../user/general.ts';
import { lockUserRow, touchUser } from '../user/lock-user.ts';
import { languageOf } from '../user/settings.ts';

/**
 * Brings `guardian` in line with age and consents, and tells the person where it has changed. Both parents as a rule:
 * it is ok when somebody has confirmed who speaks for both or has custody alone, or when two have confirmed. Then
 * applications that waited go to their companies; those that are open when the consent ends are withdrawn.
 */
export async function settleGuardian(context: ChangeContext, uid: string): Promise<GuardianState> {
  const user = await lockUserRow(context.tx, uid);
  const state = await stateOf(context, user);
  if (state === user.guardian) return state;
  await context.tx.updateTable('user').set({ guardian: state }).where('id', '=', uid).execute();
  await touchUser(context, uid);
  await notify(context, { to: uid, type: 'guardian', ref: { type: 'user', id: uid }, params: [] });
  if (state === 'ok') await tellByMail(context, user);
  if (state === 'pending') await withdrawOpen(context, uid);
  else await releaseApplications(context, uid);
  return state;
}

async function stateOf({ tx, now }: ChangeContext, user: UserRow): Promise<GuardianState> {
  if (!needsGuardian(ageOfUser({ dateOfBirth: user.date_of_birth }, now))) return 'none';
  const confirmed = await confirmedOf(tx, user.id);
  return confirmed.length > 1 || confirmed.some((consent) => consent.both_parents) ? 'ok' : 'pending';
}

async function confirmedOf(tx: Db, uid: string) {
  return tx
    .selectFrom('guardian_consent')
    .where('user_id', '=', uid)
    .where('state', '=', 'confirmed')
    .select('both_parents')
    .execute();
}

async function tellByMail(context: ChangeContext, user: UserRow): Promise<void> {
  await postMail(context, {
    to: user.email,
    lang: await languageOf(context.tx, user.id),
    template: 'guardian-confirmed',
    params: {
      firstname: user.firstname,
      url: `${context.ports.publicUrl}/pwa`,
    },
  });
}
