import type { Selectable } from 'kysely';
import { GUARDIAN_WAIT_DAYS } from '../../../contract/limits.ts';
import { erasedUnlessAgreed } from '../../../contract/policy/guardian-wait.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import type { GuardianConsentTable } from '../../database/schema/user.ts';
import { eachRow } from '../../work/each-row.ts';
import { postMail } from '../mail/post-mail.ts';
import { notify } from '../notification/notify.ts';
import { lockUserRow, touchUser } from '../user/lock-user.ts';
import type { UserRow } from '../user/row.ts';
import { languageOf } from '../user/settings.ts';
import { mailGuardian } from './ask.ts';
import { lastAskedOf, waitingSince } from './waiting.ts';

const HOUR_MS = 3_600_000;

const unreminded = (context: ChangeContext) =>
  waitingSince(context, daysAfter(context.now, -GUARDIAN_WAIT_DAYS.remind)).where(
    'guardian_reminded_at',
    'is',
    null,
  );

/** Reminds, once, those who have not answered, and the child. A guardian who took the consent back is left alone. */
export const remindGuardians = eachRow('guardians.remind', HOUR_MS, {
  async find(context, { limit, untaken }) {
    return unreminded(context).where(untaken('user.id')).select('id').orderBy('id').limit(limit).execute();
  },
  async act(context, id) {
    const { tx, now } = context;
    const due = await unreminded(context).where('id', '=', id).select('id').executeTakeFirst();
    if (due === undefined) return;
    const user = await lockUserRow(tx, id);
    const open = await tx
      .selectFrom('guardian_consent')
      .where('user_id', '=', id)
      .where('act', '=', 'account')
      .where('state', 'in', ['sent', 'opened'])
      .selectAll()
      .orderBy('id')
      .execute();
    for (const consent of open) await remind(context, user, consent);
    await tx.updateTable('user').set({ guardian_reminded_at: now }).where('id', '=', id).execute();
    await touchUser(context, id);
    await tellChild(context, user);
  },
});

async function remind(context: ChangeContext, child: UserRow, consent: Selectable<GuardianConsentTable>) {
  await context.tx
    .updateTable('guardian_consent')
    .set({ sent_at: context.now })
    .where('id', '=', consent.id)
    .execute();
  await mailGuardian(context, child, consent, 'reminder');
}

async function tellChild(context: ChangeContext, user: UserRow): Promise<void> {
  const lastAsked = await lastAskedOf(context.tx, user.id);
  const until = erasedUnlessAgreed({ state: user.guardian, since: user.guardian_since, lastAsked });
  if (until === null) return;
  await notify(context, { to: user.id, type: 'guardian', ref: { type: 'user', id: user.id }, params: [] });
  await postMail(context, {
    to: user.email,
    lang: await languageOf(context.tx, user.id),
    template: 'guardian-waiting',
    params: {
      firstname: user.firstname,
      until: until.toISOString(),
      url: `${context.settings.publicUrl}/pwa/user`,
    },
  });
}
