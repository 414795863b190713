import type { ArgsOf } from '../../../contract/calls.ts';
import type { Company } from '../../../contract/entities/company.ts';
import { ApiError } from '../../../contract/errors.ts';
import { REPLY_DAYS_DEFAULT } from '../../../contract/limits.ts';
import { publicNameOf } from '../../../contract/policy/registration.ts';
import { DEFAULT_REJECTION_TEXT } from '../../../contract/rejection-text.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { recordCompany, recordUser } from '../../database/change-log/record.ts';
import { raiseVersion } from '../../database/raise-version.ts';
import { readCompany } from '../../domain/company/presenter.ts';
import { insertRegistration } from '../../domain/company/registration.ts';
import { appendLog } from '../../domain/log/append.ts';
import type { Making } from './policy.ts';

/** Makes an unverified company with the caller as owner. The same `_id` again gives the same company. */
export async function createCompany(
  context: CallContext,
  args: ArgsOf<'company.create'>,
  { companyUid, registration, key }: Making,
): Promise<Company> {
  const { tx, effects, now } = context;
  const user = userOf(context);
  if (user.membership?.companyId === args._id) return readCompany(tx, args._id);
  if (user.membership !== null)
    throw new ApiError('company_linked', 'this account already belongs to a company');
  await assertNoTwin(context, args._id, { companyUid, key });
  const legalName = args.companyName.trim();
  const companyName = publicNameOf(registration?.kind ?? 'business', legalName);
  const company = await tx
    .insertInto('company')
    .values({
      id: args._id,
      company_uid: companyUid,
      company_name: companyName,
      employee_count: null,
      rejection_text: DEFAULT_REJECTION_TEXT,
      reply_days: REPLY_DAYS_DEFAULT,
      created_at: now,
    })
    .returning(['id', 'ver'])
    .executeTakeFirstOrThrow();
  if (registration) await insertRegistration(context, company.id, { ...registration, key, legalName });
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
  await appendLog(context, {
    companyId: company.id,
    actor: { uid: user.id },
    action: 'company.created',
    after: { ...(registration ? { kind: registration.kind } : { companyUID: companyUid }), companyName },
  });
  recordCompany(effects, company);
  recordUser(effects, await raiseVersion(tx, 'user', user.id));
  return readCompany(tx, company.id);
}

/** Throws `company_exists`: one number, one company. */
async function assertNoTwin(
  { tx }: CallContext,
  id: string,
  { companyUid, key }: Omit<Making, 'registration'>,
) {
  const twin = await tx
    .selectFrom('company')
    .leftJoin('company_registration', 'company_registration.company_id', 'company.id')
    .select('company.id')
    .where((eb) =>
      eb.or([
        eb('company.id', '=', id),
        ...(companyUid === null ? [] : [eb('company.company_uid', '=', companyUid)]),
        ...(key === null ? [] : [eb('company_registration.natural_key', '=', key)]),
      ]),
    )
    .executeTakeFirst();
  if (twin !== undefined)
    throw new ApiError('company_exists', 'a company with this number is here; ask to join it');
}
