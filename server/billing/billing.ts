import type { SellerFacts } from '../../contract/entities/invoice.ts';
import type { Proration } from '../../contract/entities/subscription.ts';
import type { ChangeContext } from '../api/call-context.ts';
import type { CustomerRow, SubscriptionRow } from './rows.ts';

/**
 * A change of what is booked: a call's, or that of time, staff or the provider. `key` is the same for every try of it:
 * outside effects hand it on. `user` or `by`: whose doing it is, nobody's where both are left out.
 */
export type BillingContext = ChangeContext & {
  readonly key?: string;
  readonly user?: { readonly id: string } | undefined;
  readonly by?: 'staff';
};

/** `id`: of the new record, the same for every try. */
export type NewCustomer = Pick<
  CustomerRow,
  | 'id'
  | 'company_id'
  | 'name'
  | 'email'
  | 'country'
  | 'state'
  | 'city'
  | 'postal_code'
  | 'line1'
  | 'line2'
  | 'vat_id'
>;
export type Order = {
  readonly id: string;
  readonly customer: CustomerRow;
  readonly priceId: string;
  readonly quantity: number;
  /** 0: none. */
  readonly trialDays: number;
};
/** What a subscription is changed to. */
export type PlanChange = { readonly priceId: string; readonly quantity: number };

export type BillingEvents = {
  /** An event out of the bytes that came. Throws `body_malformed` unless the signature is the provider's and fresh. */
  read(body: Buffer, signature: string | undefined, now: Date): BillingEvent;
  /** Its effect on our rows; the same event again has none. */
  apply(context: BillingContext, event: BillingEvent): Promise<void>;
};
export type BillingEvent = {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  /** Id of what it is about, at the provider. */
  readonly objectId: string;
};

/**
 * Port to whoever collects the money of companies' subscriptions. Embedded: our own ledger; hosted: Stripe. Both keep
 * the rows of customer, subscription and invoice true, which every call answers from. Amounts are cents.
 */
export type Billing = {
  readonly kind: 'invoice' | 'stripe';
  /** Makes the customer there; gives the id it has there, null where our row is all there is. */
  createCustomer(context: BillingContext, customer: NewCustomer): Promise<string | null>;
  /** Hands on what has changed. */
  updateCustomer(context: BillingContext, customer: CustomerRow): Promise<void>;
  deleteCustomer(context: BillingContext, customer: CustomerRow): Promise<void>;
  /** Books, and writes the subscription's row and its first invoice, if there is one yet. */
  subscribe(context: BillingContext, order: Order): Promise<void>;
  /** What a change would cost now; changes nothing. */
  preview(
    context: BillingContext,
    subscription: SubscriptionRow,
    customer: CustomerRow,
    change: PlanChange,
  ): Promise<Proration>;
  change(
    context: BillingContext,
    subscription: SubscriptionRow,
    customer: CustomerRow,
    change: PlanChange,
  ): Promise<void>;
  /** Ends with the running period, or does not any more. */
  setCancelAtPeriodEnd(
    context: BillingContext,
    subscription: SubscriptionRow,
    cancel: boolean,
    reason?: string,
  ): Promise<void>;
  cancelNow(context: BillingContext, subscription: SubscriptionRow): Promise<void>;
  /** What the provider reports by itself; undefined where nobody does. */
  readonly events: BillingEvents | undefined;
  /** Who writes the ledger's invoices; undefined where the provider does. */
  readonly seller: SellerFacts | undefined;
};
