import type { Selectable } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import type { InvitationTable } from '../../database/schema/company.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { notify } from '../../domain/notification/notify.ts';

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
