import type { Selectable } from 'kysely';
import type { ConsentAct, GuardianState } from '../../../contract/entities/user.ts';
import { needsGuardianFor } from '../../../contract/law/guardian.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import type { GuardianConsentTable } from '../../database/schema/user.ts';
import { releaseApplications } from '../application/release.ts';
import { withdrawOpen } from '../application/withdraw-open.ts';
import { pauseCreatorOf } from '../creator/touch-creator.ts';
import { postMail } from '../mail/post-mail.ts';
import { notify } from '../notification/notify.ts';
import { ageOfUser, isMinor } from '../user/age.ts';
import { lockUserRow, touchUser } from '../user/lock-user.ts';
import type { UserRow } from '../user/row.ts';
import { languageOf } from '../user/settings.ts';

/**
 * Derives `guardian` and `creator_guardian` from age and consents, and notifies the person of a change. With the
 * account's consent, waiting applications reach their companies; when it ends, open ones are withdrawn. An active
 * creator below 18 whose profile, or account, nobody agrees to is paused.
 */
export async function settleGuardian(
  context: ChangeContext,
  uid: string,
): Promise<Record<ConsentAct, GuardianState>> {
  const user = await lockUserRow(context.tx, uid);
  const age = ageOfUser({ dateOfBirth: user.date_of_birth }, context.now);
  const consents = await consentsOf(context.tx, uid);
  const account = accountState(age, consents);
  const creator = creatorState(age, consents);
  if (account !== user.guardian || creator !== user.creator_guardian) {
    await context.tx
      .updateTable('user')
      .set({
        guardian: account,
        creator_guardian: creator,
        ...(account === user.guardian
          ? {}
          : { guardian_since: account === 'pending' ? context.now : null, guardian_reminded_at: null }),
      })
      .where('id', '=', uid)
      .execute();
    await touchUser(context, uid);
    await tell(context, user, { account, creator });
  }
  if (account !== user.guardian) {
    if (account === 'pending') await withdrawOpen(context, uid);
    else await releaseApplications(context, uid);
  }
  if (needsGuardianFor('creator', age) && (account === 'pending' || creator !== 'ok'))
    await pauseCreatorOf(context, uid);
  return { account, creator };
}

function accountState(age: number, consents: Consents): GuardianState {
  if (!needsGuardianFor('account', age)) return 'none';
  return hasAgreed(consents, 'account') ? 'ok' : 'pending';
}

/** A consent of its own at every age: who agrees to an account has not agreed to a public profile. */
function creatorState(age: number, consents: Consents): GuardianState {
  if (!needsGuardianFor('creator', age)) return 'none';
  if (hasAgreed(consents, 'creator')) return 'ok';
  return isAsked(consents, 'creator') ? 'pending' : 'none';
}

/** Without a notice: the person sent the request themselves, and turning 18 is no news. */
async function tell(
  context: ChangeContext,
  user: UserRow,
  { account, creator }: Record<ConsentAct, GuardianState>,
): Promise<void> {
  const isAccount = account !== user.guardian;
  const takenBack =
    user.creator_guardian === 'ok' && isMinor({ dateOfBirth: user.date_of_birth }, context.now);
  const isCreator = creator !== user.creator_guardian && (creator === 'ok' || takenBack);
  if (!isAccount && !isCreator) return;
  await notify(context, { to: user.id, type: 'guardian', ref: { type: 'user', id: user.id }, params: [] });
  if (isAccount && account === 'ok') await tellByMail(context, user, 'account');
  if (isCreator && creator === 'ok') await tellByMail(context, user, 'creator');
}

async function tellByMail(context: ChangeContext, user: UserRow, act: ConsentAct): Promise<void> {
  await postMail(context, {
    to: user.email,
    lang: await languageOf(context.tx, user.id),
    template: 'guardian-confirmed',
    params: {
      firstname: user.firstname,
      act,
      url: `${context.settings.publicUrl}/pwa`,
    },
  });
}

type Consents = readonly Pick<Selectable<GuardianConsentTable>, 'act' | 'state' | 'both_parents'>[];

async function consentsOf(tx: Db, uid: string): Promise<Consents> {
  return tx
    .selectFrom('guardian_consent')
    .where('user_id', '=', uid)
    .where('state', 'in', ['sent', 'opened', 'confirmed'])
    .select(['act', 'state', 'both_parents'])
    .execute();
}

/** Both parents as a rule: one has confirmed who speaks for both or has custody alone, or two have. */
function hasAgreed(consents: Consents, act: ConsentAct): boolean {
  const confirmed = consents.filter((one) => one.act === act && one.state === 'confirmed');
  return confirmed.length > 1 || confirmed.some((one) => one.both_parents);
}

function isAsked(consents: Consents, act: ConsentAct): boolean {
  return consents.some((one) => one.act === act);
}
