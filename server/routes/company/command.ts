import type { ArgsOf } from '../../../contract/calls.ts';
import type { Company } from '../../../contract/entities/company.ts';
import { ApiError } from '../../../contract/errors.ts';
import { REPLY_DAYS_DEFAULT } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { recordCompany, recordJob, recordUser } from '../../change-log/record.ts';
import { raiseVersion } from '../../database/raise-version.ts';
import { loadCompanies } from './presenter.ts';
import { DEFAULT_REJECTION_TEXT } from './rejection-text.ts';

/** Makes an unverified company with the caller as owner. The same `_id` again gives the same company. */
export async function createCompany(
  context: CallContext,
  args: ArgsOf<'company.create'>,
  { companyUid }: { companyUid: string },
): Promise<Company> {
  const { tx, effects, now } = context;
  const user = userOf(context);
  if (user.membership?.companyId === args._id) return readCompany(context, args._id);
  if (user.membership !== null)
    throw new ApiError('company_linked', 'this account already belongs to a company');
  const twin = await tx
    .selectFrom('company')
    .select('id')
    .where((eb) => eb.or([eb('company_uid', '=', companyUid), eb('id', '=', args._id)]))
    .executeTakeFirst();
  if (twin !== undefined)
    throw new ApiError('company_exists', 'a company with this companyUID exists; ask to join it');
  const company = await tx
    .insertInto('company')
    .values({
      id: args._id,
      company_uid: companyUid,
      company_name: args.companyName.trim(),
      employee_count: null,
      rejection_text: DEFAULT_REJECTION_TEXT,
      reply_days: REPLY_DAYS_DEFAULT,
      created_at: now,
    })
    .returning(['id', 'ver'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('member')
    .values({
      company_id: company.id,
      user_id: user.id,
      role: 'owner',
      can_sign: true,
      can_chat: true,
      created_at: now,
    })
    .execute();
  recordCompany(effects, company);
  recordUser(effects, await raiseVersion(tx, 'user', user.id));
  return readCompany(context, company.id);
}

/** Merges key by key: what is not named stays. A new reply promise is shown on every job of the company. */
export async function updateCompany(
  context: CallContext,
  { general }: ArgsOf<'company.update-general'>,
  companyId: string,
): Promise<Company> {
  const { tx, effects } = context;
  const company = await tx
    .updateTable('company')
    .set((eb) => ({
      ver: eb('ver', '+', 1),
      ...(general.website === undefined ? {} : { website: general.website }),
      ...(general.employeeCount === undefined ? {} : { employee_count: general.employeeCount }),
      ...(general.rejectionText === undefined ? {} : { rejection_text: general.rejectionText }),
      ...(general.replyDays === undefined ? {} : { reply_days: general.replyDays }),
    }))
    .where('id', '=', companyId)
    .returning(['id', 'ver'])
    .executeTakeFirstOrThrow();
  recordCompany(effects, company);
  if (general.replyDays !== undefined) await touchJobs(context, companyId);
  return readCompany(context, companyId);
}

async function touchJobs({ tx, effects }: CallContext, companyId: string): Promise<void> {
  const jobs = await tx
    .updateTable('job')
    .set((eb) => ({ ver: eb('ver', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'ver', 'company_id', 'status', 'deleted_at'])
    .execute();
  for (const job of jobs) recordJob(effects, job);
}

async function readCompany(context: CallContext, id: string): Promise<Company> {
  const company = (await loadCompanies(context.tx, [id])).get(id);
  if (company === undefined) throw new ApiError('not_found', 'no such company');
  return company;
}
