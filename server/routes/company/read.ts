import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readCard, readCompany } from './presenter.ts';

/** All of it for members, the public card for everybody else. */
export async function getCompany(
  { tx, now }: CallContext,
  { companyId }: ArgsOf<'company.get'>,
  { asMember }: { asMember: boolean },
): Promise<AnswerOf<'company.get'>> {
  return asMember ? readCompany(tx, companyId) : readCard(tx, companyId, now);
}
