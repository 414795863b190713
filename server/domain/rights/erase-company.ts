import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { recordUser } from '../../database/change-log/record.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { raiseVersion } from '../../database/raise-version.ts';
import { noteErased } from '../backup/restore-log.ts';
import { hasLiveSubscription } from '../billing/entitlement.ts';
import { customerOf, forgetCustomer } from '../billing/forget-customer.ts';
import { forgetCompany } from '../company/remove-member.ts';
import { windDown } from '../company/wind-down.ts';
import { closeTalksOf } from '../conversation/close.ts';
import { eraseFilesOf } from '../file/attach.ts';
import { appendLog } from '../log/append.ts';
import { markLifted } from '../restriction/lift.ts';

/**
 * Erases a company whose grace is over; a returned date means: not yet. Data of others stays: applications until their
 * retention ends, conversations to be read, invoices as the law demands, the log for 12 months.
 */
export async function eraseCompany(context: ChangeContext, companyId: string): Promise<Date | undefined> {
  const { tx, now, effects } = context;
  const before = await tx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .select('user_id')
    .execute();
  await lockUsers(tx, { changed: before.map(({ user_id }) => user_id) });
  const company = await tx
    .selectFrom('company')
    .where('id', '=', companyId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Undone, or already erased: work may run twice.
  if (!company || company.deletion_final_at === null || company.deleted_at !== null) return undefined;
  if (company.deletion_final_at > now) return company.deletion_final_at;
  if (await hasLiveSubscription(tx, companyId)) return daysAfter(now, 1);
  const customer = await customerOf(tx, companyId);
  const members = await tx.selectFrom('member').where('company_id', '=', companyId).selectAll().execute();
  // A member joined before the company was locked, and their row is not locked.
  if (members.some(({ user_id }) => !before.some((one) => one.user_id === user_id))) return now;
  await noteErased(context.ports.files, 'company', companyId);
  await windDown(context, companyId, null);
  await closeTalksOf(context, companyId);
  await tx
    .updateTable('job')
    .set((eb) => ({ deleted_at: now, updated_at: now, ver: eb('ver', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .execute();
  await tx.deleteFrom('invitation').where('company_id', '=', companyId).execute();
  await eraseFilesOf(context, { type: 'company', id: companyId });
  await eraseFilesOf(context, { type: 'registration', id: companyId });
  await tx.deleteFrom('company_registration').where('company_id', '=', companyId).execute();
  if (customer !== undefined) await forgetCustomer(context, customer);
  // So that their statements of reasons are erased once nobody can object any more.
  await markLifted(context, { kind: ['company_blocked', 'company_unverified'], targetId: companyId });
  await tx
    .updateTable('company')
    .set((eb) => ({
      ver: eb('ver', '+', 1),
      // Frees the number: the same firm may register again.
      company_uid: null,
      verified: false,
      website: '',
      employee_count: null,
      rejection_texts: '{}',
      message_templates: '{}',
      settings: '{}',
      logo_file_id: null,
      banner_file_id: null,
      about: '',
      benefits: '[]',
      photos: '[]',
      banner_alt: '',
      banner_focus: null,
      address_id: null,
      deleted_at: now,
    }))
    .where('id', '=', companyId)
    .execute();
  await tx.deleteFrom('address').where('ref_type', '=', 'company').where('ref_id', '=', companyId).execute();
  await tx.deleteFrom('job_feed').where('company_id', '=', companyId).execute();
  // Last, because it takes their notices away (database/lock-order.ts).
  for (const member of members) {
    await forgetCompany(context, member);
    recordUser(effects, await raiseVersion(tx, 'user', member.user_id));
  }
  await appendLog(context, { companyId, actor: null, action: 'company.erased' });
  return undefined;
}
