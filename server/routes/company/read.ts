import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readCard, readCompany } from '../../domain/company/presenter.ts';

/** All of it for members, the public card for everybody else. */
export async function getCompany(
  { tx, now }: CallContext,
  { companyId }: ArgsOf<'company.get'>,
  { asMember }: { asMember: boolean },
): Promise<AnswerOf<'company.get'>> {
  return asMember ? readCompany(tx, companyId) : readCard(tx, companyId, now);
}

/** The company that a second one with this number would be refused for. */
export async function lookUpCompany(
  { tx }: CallContext,
  _args: ArgsOf<'company.look-up'>,
  { companyUid }: { companyUid: string },
): Promise<AnswerOf<'company.look-up'>> {
  const row = await tx
    .selectFrom('company')
    .where('company_uid', '=', companyUid)
    .where('deleted_at', 'is', null)
    .select(['id', 'company_name', 'verified'])
    .executeTakeFirst();
  return { company: row ? { _id: row.id, companyName: row.company_name, verified: row.verified } : null };
}
