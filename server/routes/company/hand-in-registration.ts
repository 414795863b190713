import type { ArgsOf } from '../../../contract/calls.ts';
import type { Company } from '../../../contract/entities/company.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import { readCompany } from '../../domain/company/presenter.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { attachFiles, eraseFilesOf } from '../../domain/file/attach.ts';
import { appendLog } from '../../domain/log/append.ts';

/** Staff is asked to look at these documents, and no longer at earlier ones. */
export async function handInRegistration(
  context: CallContext,
  { companyId, files }: ArgsOf<'company.hand-in-registration'>,
  company: CompanyRow,
): Promise<Company> {
  const { tx, now } = context;
  if (company.verified) throw new ApiError('state_conflict', 'this company is verified; nothing is awaited');
  await eraseFilesOf(context, { type: 'registration', id: companyId });
  await attachFiles(context, files, { type: 'registration', id: companyId });
  await tx
    .insertInto('company_registration')
    .values({
      company_id: companyId,
      kind: 'business',
      natural_key: null,
      legal_name: company.company_name,
      facts: '{}',
      handed_in_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ handed_in_at: now, refused_at: null, refusal: null }),
    )
    .execute();
  await appendLog(context, {
    companyId,
    actor: { uid: userOf(context).id },
    action: 'company.registration-handed-in',
    after: { files: files.length },
  });
  await touchCompany(context, companyId);
  return readCompany(tx, companyId);
}
