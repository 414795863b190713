import { isCompanyUid, normalizeCompanyUid } from '../../../contract/company-uid.ts';
import type { SellerFacts } from '../../../contract/entities/invoice.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { hasRightCheckDigits, isGermanTaxNumber } from '../../base/vat-id.ts';
import { townOf } from '../../domain/billing/paper/seller-address.ts';

export type StripeSettings = {
  readonly kind: 'stripe';
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Whether Stripe Tax counts the VAT; it has to be switched on in the Stripe account. */
  readonly automaticTax: boolean;
};
export type BillingSettings = { readonly kind: 'invoice'; readonly seller: SellerFacts } | StripeSettings;

type Environment = Readonly<Record<string, string | undefined>>;

/** The seller on invoices if none is configured. Invented, and refused in production. */
const NOBODY = {
  INVOICE_SELLER_NAME: 'Zusage (Entwicklung)',
  INVOICE_SELLER_ADDRESS: 'Musterweg 1, 10115 Berlin, Deutschland',
  INVOICE_SELLER_VAT_ID: 'DE136695976',
  INVOICE_SELLER_IBAN: 'DE02120300000000202051',
} as const;

/** Reads STRIPE_* and INVOICE_SELLER_*. Throws a StartFailure with exit code 2 that names the wrong one. */
export function readBillingSettings(env: Environment, production: boolean): BillingSettings {
  return stripeSettings(env, production) ?? { kind: 'invoice', seller: sellerFacts(env, production) };
}

function stripeSettings(env: Environment, production: boolean): StripeSettings | undefined {
  const secretKey = text(env, 'STRIPE_SECRET_KEY');
  const webhookSecret = text(env, 'STRIPE_WEBHOOK_SECRET');
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  // Secrets are not repeated in the sentences.
  if (secretKey === undefined || webhookSecret === undefined)
    wrong('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together or not at all');
  if (!/^(sk|rk)_(test|live)_\w+$/.test(secretKey))
    wrong('STRIPE_SECRET_KEY must be a secret or restricted key: sk_… or rk_…');
  if (!/^whsec_\w+$/.test(webhookSecret)) wrong('STRIPE_WEBHOOK_SECRET must be a signing secret: whsec_…');
  if (/^.._live_/.test(secretKey) && !production)
    wrong(
      'STRIPE_SECRET_KEY is a live key, which would take real money; use a test key, or NODE_ENV=production',
    );
  const tax = text(env, 'STRIPE_AUTOMATIC_TAX') ?? 'on';
  if (tax !== 'on' && tax !== 'off') wrong(`STRIPE_AUTOMATIC_TAX must be on or off, but it is "${tax}"`);
  return { kind: 'stripe', secretKey, webhookSecret, automaticTax: tax === 'on' };
}

function sellerFacts(env: Environment, production: boolean): SellerFacts {
  const fact = (name: keyof typeof NOBODY) =>
    text(env, name) ??
    (production
      ? wrong(`${name} is missing; in production every invoice names its seller (or set STRIPE_SECRET_KEY)`)
      : NOBODY[name]);
  const taxNumber = text(env, 'INVOICE_SELLER_TAX_NUMBER') ?? null;
  if (taxNumber !== null && !isGermanTaxNumber(taxNumber))
    wrong(
      `INVOICE_SELLER_TAX_NUMBER must be a German tax number such as 37/123/45674, but it is "${taxNumber}"`,
    );
  const typedVatId = text(env, 'INVOICE_SELLER_VAT_ID');
  const vatId =
    typedVatId === undefined && taxNumber !== null
      ? null
      : normalizeCompanyUid(fact('INVOICE_SELLER_VAT_ID'));
  if (vatId !== null && !(isCompanyUid(vatId) && hasRightCheckDigits(vatId)))
    wrong(`INVOICE_SELLER_VAT_ID must be a VAT number, but it is "${vatId}"`);
  const small = text(env, 'INVOICE_SELLER_SMALL') ?? 'off';
  if (small !== 'on' && small !== 'off')
    wrong(`INVOICE_SELLER_SMALL must be on or off, but it is "${small}"`);
  const iban = fact('INVOICE_SELLER_IBAN').replace(/\s/g, '').toUpperCase();
  if (!isIban(iban)) wrong(`INVOICE_SELLER_IBAN must be an IBAN, but it is "${iban}"`);
  return {
    name: fact('INVOICE_SELLER_NAME'),
    address: addressLines(fact('INVOICE_SELLER_ADDRESS')),
    vatId,
    taxNumber,
    small: small === 'on',
    iban,
    // An e-invoice for a public body names somebody who can be asked.
    mail: text(env, 'INVOICE_SELLER_MAIL') ?? text(env, 'OPERATOR_MAIL') ?? null,
    phone: text(env, 'INVOICE_SELLER_PHONE') ?? text(env, 'OPERATOR_PHONE') ?? null,
  };
}

function addressLines(value: string): string[] {
  const lines = value
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (townOf(lines) === undefined)
    wrong('INVOICE_SELLER_ADDRESS must be lines divided by commas: street, postcode and town');
  return lines;
}

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function wrong(sentence: string): never {
  throw new StartFailure(`${sentence}.`, 2);
}

/** Whether a text in capitals without spaces has the shape and the check digits of an IBAN (ISO 7064 MOD 97,10). */
function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  const digits = (value.slice(4) + value.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
