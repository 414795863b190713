/** Port to whoever collects the money of companies' subscriptions. Embedded: our own ledger; hosted: Stripe. */
export type Billing = {
  readonly kind: 'invoice' | 'stripe';
};
