import type Stripe from 'stripe';
import type { BillingContext } from '../../api/change-context.ts';
import type { Billing } from './billing.ts';
import type { BillingSettings } from './billing-settings.ts';
import { invoiceBilling } from './invoice-billing.ts';

/** Somebody waits for most requests: better refused and tried again than waited for. */
const TIMEOUT_MS = 10_000;

/** The billing port of the settings. `stripe`: where else than at Stripe's own address it is reached. */
export async function startBilling(
  settings: BillingSettings,
  stripe: Stripe.StripeConfig = {},
): Promise<Billing<BillingContext>> {
  if (settings.kind === 'invoice') return invoiceBilling(settings.seller);
  const { secretKey, webhookSecret, automaticTax } = settings;
  // Loaded only here: who writes invoices of their own starts without two hundred files of Stripe's.
  const [{ default: Client }, { stripeBilling }] = await Promise.all([
    import('stripe'),
    import('./stripe/stripe-billing.ts'),
  ]);
  return stripeBilling({
    stripe: new Client(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...stripe }),
    webhookSecret,
    automaticTax,
  });
}
