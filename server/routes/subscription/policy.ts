import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { assertBiller } from '../../domain/billing/biller.ts';
import { lockSubscription, type Subject } from '../../domain/billing/end-plan.ts';
import {
  type CustomerRow,
  findSubscription,
  lockCustomer,
  type SubscriptionRow,
} from '../../domain/billing/rows.ts';
import { assertStaying, lockCompany } from '../../domain/company/lock-company.ts';
import { assertMayBookPlan } from '../../domain/company/registration.ts';

/** The customer, locked behind its company, so that of two racing bookings the second one sees the first. */
export async function maySubscribe(
  context: CallContext,
  { customerId }: ArgsOf<'subscription.create'>,
): Promise<CustomerRow> {
  const { company_id } = await mayReadCustomerOf(context, { customerId });
  assertStaying(await lockCompany(context.tx, company_id));
  const customer = await lockCustomer(context.tx, customerId);
  if (customer.deleted_at !== null) throw new ApiError('not_found', 'no such customer');
  await assertMayBookPlan(context.tx, company_id);
  return customer;
}

export async function mayReadCustomerOf(
  context: CallContext,
  { customerId }: { customerId: string },
): Promise<CustomerRow> {
  const customer = await context.tx
    .selectFrom('customer')
    .where('id', '=', customerId)
    .selectAll()
    .executeTakeFirst();
  if (customer === undefined) throw new ApiError('not_found', 'no such customer');
  hideFromStrangers(context, customer.company_id, 'no such customer');
  return customer;
}

export async function mayReadSubscription(
  context: CallContext,
  { subscriptionId }: { subscriptionId: string },
): Promise<SubscriptionRow> {
  const row = await findSubscription(context.tx, subscriptionId);
  if (row === undefined) throw new ApiError('not_found', 'no such subscription');
  hideFromStrangers(context, row.company_id, 'no such subscription');
  return row;
}

/** Locked, unless it is only a preview. A kind that may book nothing may still cancel. */
export async function mayUpdateSubscription(
  context: CallContext,
  args: ArgsOf<'subscription.update'>,
): Promise<Subject> {
  const subject = await subjectOf(context, args);
  const onlyCancels = args.cancel_at_period_end && args.priceId === undefined && args.quantity === undefined;
  if (!onlyCancels) await assertMayBookPlan(context.tx, subject.subscription.company_id);
  return subject;
}

async function subjectOf(
  context: CallContext,
  { subscriptionId, preview }: ArgsOf<'subscription.update'>,
): Promise<Subject> {
  if (preview !== true) return mayChangeSubscription(context, { subscriptionId });
  const subscription = await mayReadSubscription(context, { subscriptionId });
  return {
    subscription,
    customer: await mayReadCustomerOf(context, { customerId: subscription.customer_id }),
  };
}

export async function mayChangeSubscription(
  context: CallContext,
  { subscriptionId }: { subscriptionId: string },
): Promise<Subject> {
  return lockSubscription(context, await mayReadSubscription(context, { subscriptionId }));
}

/** Members who are no owners may know that it is there; for everybody else it does not exist. */
function hideFromStrangers(context: CallContext, companyId: string, message: string): void {
  if (context.user?.membership?.companyId !== companyId) throw new ApiError('not_found', message);
  assertBiller(context, companyId);
}
