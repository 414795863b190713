import type { Selectable } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import type { InvitationTable } from '../../database/schema/company.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { notify } from '../../domain/notification/notify.ts';
import { languageOf } from '../../domain/user/settings.ts';

/** Tells every owner how an invitation was answered. `who`: the name, or the mail of somebody without one. */
export async function tellInvitationAnswer(
  context: ChangeContext,
  company: Pick<CompanyRow, 'id' | 'company_name'>,
  invitation: Selectable<InvitationTable>,
  who: string,
): Promise<void> {
  const owners = await context.tx
    .selectFrom('member')
    .where('company_id', '=', company.id)
    .where('role', '=', 'owner')
    .where('user_id', '<>', invitation.user_id ?? '')
    .select('user_id')
    .orderBy('user_id')
    .execute();
  for (const { user_id } of owners)
    await notify(context, {
      to: user_id,
      type: 'invite_answer',
      ref: { type: 'invitation', id: invitation.id },
      params: [who, company.company_name],
    });
}

/** Tells somebody who has agreed and waited for a seat what became of it. */
export async function tellWaiting(
  context: ChangeContext,
  company: Pick<CompanyRow, 'id' | 'company_name'>,
  uid: string,
  outcome: 'admitted' | 'withdrawn',
): Promise<void> {
  const user = await context.tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .select(['email', 'firstname'])
    .executeTakeFirst();
  if (user === undefined) return;
  await postMail(context, {
    to: user.email,
    lang: await languageOf(context.tx, uid),
    template: 'invite-settled',
    params: {
      firstname: user.firstname,
      company: company.company_name,
      outcome,
      url: `${context.settings.publicUrl}/pwa/company`,
    },
  });
  await notify(context, {
    to: uid,
    type: 'invite_answer',
    ref: { type: 'company', id: company.id },
    params: [company.company_name, company.company_name, outcome],
  });
}
