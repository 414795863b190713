import Stripe from 'stripe';
import type { BillingContext } from '../../api/change-context.ts';
import type { Billing } from './billing.ts';
import type { BillingSettings } from './billing-settings.ts';
import { invoiceBilling } from './invoice-billing.ts';
import { stripeBilling } from './stripe/stripe-billing.ts';

/** Somebody waits for most requests: better refused and tried again than waited for. */
const TIMEOUT_MS = 10_000;

/** The billing port of the settings. `stripe`: where else than at Stripe's own address it is reached. */
export function startBilling(
  settings: BillingSettings,
  stripe: Stripe.StripeConfig = {},
): Billing<BillingContext> {
  if (settings.kind === 'invoice') return invoiceBilling(settings.seller);
  const { secretKey, webhookSecret, automaticTax } = settings;
  return stripeBilling({
    stripe: new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...stripe }),
    webhookSecret,
    automaticTax,
  });
}
