import type Stripe from 'stripe';
import type { PaymentMethod } from '../../../../contract/entities/subscription.ts';
import { id as uuid } from '../../../../contract/fields.ts';
import { isFinal } from '../../../../contract/policy/subscription.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import { findPrice } from '../../../domain/billing/plans.ts';
import type { CustomerRow, SubscriptionRow } from '../../../domain/billing/rows.ts';
import { tellOf } from '../../../domain/billing/save-subscription.ts';
import { mirrorInvoice } from './mirror-invoice.ts';
import { fromSeconds } from './seconds.ts';

/** What has to come with a subscription so that it can be mirrored. */
export const EXPAND = ['latest_invoice', 'default_payment_method'];

/**
 * Makes our row, and that of its newest invoice, what the provider says. It was asked in a turn (domain/billing/provider-turn.ts) that
 * still holds, and the customer's row is locked: then an older state never replaces a newer one. Gives nothing for what
 * is none of ours: an unknown price, or a second running subscription of the company, which can only come from the
 * provider's own pages.
 */
export async function mirrorSubscription(
  context: BillingContext,
  customer: CustomerRow,
  remote: Stripe.Subscription,
): Promise<SubscriptionRow | undefined> {
  const { tx, now } = context;
  const before = await tx
    .selectFrom('subscription')
    .where('provider_id', '=', remote.id)
    .selectAll()
    .executeTakeFirst();
  const facts = factsOf(remote, before, now);
  if (facts === undefined) return undefined;
  if (before === undefined && !isFinal(facts.status) && (await hasOther(context, customer))) return undefined;
  const columns = { ...facts, updated_at: now };
  const row = before
    ? await tx
        .updateTable('subscription')
        .set(columns)
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('subscription')
        .values({
          ...columns,
          id: idOf(context, remote),
          customer_id: customer.id,
          company_id: customer.company_id,
          provider: 'stripe',
          provider_id: remote.id,
          created_at: fromSeconds(remote.created),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  await tellOf(context, before, row);
  const { latest_invoice: invoice } = remote;
  if (invoice === null || typeof invoice === 'string') return row;
  const mirrored = await mirrorInvoice(context, customer, invoice, row.id);
  if (mirrored === undefined) return row;
  await tx
    .updateTable('subscription')
    .set({ latest_invoice_id: mirrored.id })
    .where('id', '=', row.id)
    .execute();
  return { ...row, latest_invoice_id: mirrored.id };
}

function factsOf(remote: Stripe.Subscription, before: SubscriptionRow | undefined, now: Date) {
  const [item] = remote.items.data;
  const price = findPrice(item?.price.lookup_key ?? '')?.price ?? findPrice(before?.price_id ?? '')?.price;
  if (item === undefined || price === undefined) return undefined;
  const status = remote.status as SubscriptionRow['status'];
  const owes = status === 'past_due' || status === 'unpaid';
  return {
    item_id: item.id,
    status,
    price_id: price.id,
    quantity: item.quantity ?? 1,
    current_period_start: fromSeconds(item.current_period_start),
    current_period_end: fromSeconds(item.current_period_end),
    billing_anchor: fromSeconds(remote.billing_cycle_anchor),
    cancel_at_period_end: remote.cancel_at_period_end,
    cancel_at: fromSeconds(remote.cancel_at),
    canceled_at: fromSeconds(remote.canceled_at),
    cancel_reason: remote.cancellation_details?.comment ?? before?.cancel_reason ?? null,
    ended_at: isFinal(status) ? (fromSeconds(remote.ended_at) ?? before?.ended_at ?? now) : null,
    trial_end: fromSeconds(remote.trial_end),
    // The provider does not say since when; the days of grace count from when we learnt of it.
    past_due_since: owes ? (before?.past_due_since ?? now) : null,
    collection_method: remote.collection_method as SubscriptionRow['collection_method'],
    payment_method: methodOf(remote.default_payment_method),
  };
}

function methodOf(method: Stripe.Subscription['default_payment_method']): string | null {
  if (method === null || typeof method === 'string') return null;
  const { card, sepa_debit: debit, type } = method;
  const shown: PaymentMethod = card
    ? {
        brand: card.brand,
        last4: card.last4,
        exp: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
      }
    : { brand: type, last4: debit?.last4 ?? '', exp: '' };
  return JSON.stringify(shown);
}

/** Ours travels with the subscription: one whose call was lost on the way comes back under the id it was given. */
function idOf({ chance }: BillingContext, remote: Stripe.Subscription): string {
  const { _subscriptionId: own } = remote.metadata;
  return uuid.safeParse(own).success ? (own as string) : chance.newId();
}

async function hasOther({ tx }: BillingContext, customer: CustomerRow): Promise<boolean> {
  const other = await tx
    .selectFrom('subscription')
    .where('company_id', '=', customer.company_id)
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}
