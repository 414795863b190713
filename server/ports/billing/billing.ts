import type { SellerFacts } from '../../../contract/entities/invoice.ts';
import type { Proration } from '../../../contract/entities/subscription.ts';
import type { CustomerRow, SubscriptionRow } from '../../domain/billing/rows.ts';

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

export type BillingEvents<Context> = {
  /** An event out of the bytes that came. Throws `body_malformed` unless the signature is the provider's and fresh. */
  read(body: Buffer, signature: string | undefined, now: Date): BillingEvent;
  /** Asks, outside any transaction, for the state of what an event is about; what it gives writes that state. */
  follow(event: BillingEvent): Promise<(context: Context, customer: CustomerRow) => Promise<void>>;
};

/** The provider's records of customers. Both acts may come twice, and are done outside any transaction. */
export type CustomerRecords = {
  /** Makes or changes it; gives the id it has there. */
  put(customer: CustomerRow): Promise<string>;
  remove(providerId: string): Promise<void>;
};
export type BillingEvent = {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  /** Ids at the provider: of what it is about, and of the customer that belongs to; empty for neither. */
  readonly objectId: string;
  readonly customerId: string;
};

/**
 * Port to the provider that collects payments for companies' subscriptions. Embedded: our own ledger; hosted: Stripe. Both keep
 * the rows of customer, subscription and invoice true, which every call answers from. Amounts are cents. What a provider
 * has to be asked leaves the call's transaction (api/ask-outside.ts). `Context`: of the change it takes part in, which
 * holds all ports itself.
 */
export type Billing<Context> = {
  readonly kind: 'invoice' | 'stripe';
  /** Undefined where our rows are all there is. */
  readonly records: CustomerRecords | undefined;
  /** Books, and writes the subscription's row and its first invoice, if there is one yet. */
  subscribe(context: Context, order: Order): Promise<void>;
  /** What a change would cost now; changes nothing. */
  preview(
    context: Context,
    subscription: SubscriptionRow,
    customer: CustomerRow,
    change: PlanChange,
  ): Promise<Proration>;
  change(
    context: Context,
    subscription: SubscriptionRow,
    customer: CustomerRow,
    change: PlanChange,
  ): Promise<void>;
  /** Ends with the running period, or does not any more. */
  setCancelAtPeriodEnd(
    context: Context,
    subscription: SubscriptionRow,
    cancel: boolean,
    reason?: string,
  ): Promise<void>;
  cancelNow(context: Context, subscription: SubscriptionRow): Promise<void>;
  /** Reports that the provider sends; undefined for a provider that sends none. */
  readonly events: BillingEvents<Context> | undefined;
  /** Who writes the ledger's invoices; undefined where the provider does. */
  readonly seller: SellerFacts | undefined;
};
