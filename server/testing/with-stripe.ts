import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { BillingContext } from '../api/change-context.ts';
import type { Billing } from '../ports/billing/billing.ts';
import { startBilling } from '../ports/billing/start-billing.ts';
import { SELLER } from './seller.ts';
import { type StripeServer, startStripeServer } from './stripe-server.ts';
import type { TestApp } from './test-app.ts';

export const WEBHOOK_SECRET = 'whsec_1';

/** Bills the tests of this suite by Stripe, afterwards by our own ledger again. Gives Stripe, which is emptied before each. */
export function withStripe(app: () => TestApp): () => StripeServer {
  let stripe: StripeServer;
  const billBy = (billing: Billing<BillingContext>) => {
    (app().ports as { billing: Billing<BillingContext> }).billing = billing;
  };
  beforeAll(async () => {
    stripe = await startStripeServer(() => app().now);
  });
  beforeEach(async () => {
    stripe.reset();
    billBy(
      await startBilling(
        { kind: 'stripe', secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, automaticTax: true },
        { ...stripe.config, maxNetworkRetries: 0 },
      ),
    );
  });
  afterAll(async () => {
    billBy(await startBilling({ kind: 'invoice', seller: SELLER }));
    await stripe.stop();
  });
  return () => stripe;
}
