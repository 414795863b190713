import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { entitlementOf } from '../../domain/billing/entitlement.ts';
import { jobsUsed, seatsUsed } from '../../domain/billing/used.ts';
import { memberOf } from '../../domain/company/membership.ts';

/** Any member: what a plan still allows is not what it costs. */
export async function mayReadEntitlement(
  context: CallContext,
  { companyId }: ArgsOf<'subscription.entitlement'>,
): Promise<string> {
  memberOf(context, companyId);
  return companyId;
}

/** What the company's plan allows at this instant, and how much of it is used. */
export async function readEntitlement(
  { tx, now }: CallContext,
  _args: unknown,
  companyId: string,
): Promise<AnswerOf<'subscription.entitlement'>> {
  const { validUntil, ...allowed } = await entitlementOf(tx, companyId, now);
  return {
    ...allowed,
    jobsUsed: await jobsUsed(tx, companyId, now),
    seatsUsed: await seatsUsed(tx, companyId),
    validUntil: validUntil?.toISOString() ?? null,
  };
}
