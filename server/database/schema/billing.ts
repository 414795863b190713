import type {
  InvoiceLine,
  InvoiceParty,
  InvoiceStatus,
  SellerFacts,
} from '../../../contract/entities/invoice.ts';
import type { PaymentMethod, SubscriptionStatus } from '../../../contract/entities/subscription.ts';
import type { Language } from '../../../contract/languages.ts';
import type { VatCase } from '../../../contract/law/vat.ts';
import type { Defaulted, Json, NullableJson } from './column.ts';

export type BillingProvider = 'invoice' | 'stripe';

export type CustomerTable = {
  id: string;
  company_id: string;
  address_id: string | null;
  name: string;
  email: string;
  country: string;
  state: string;
  city: string;
  postal_code: string;
  line1: string;
  line2: string;
  vat_id: string | null;
  /** The id that the register was last asked about, and what it said; null: it did not say. */
  vat_id_asked: Defaulted<string | null>;
  vat_id_answer: Defaulted<'valid' | 'invalid' | null>;
  vat_id_asked_at: Defaulted<Date | null>;
  /** Number of the consultation: the proof for a tax office. */
  vat_id_consultation: Defaulted<string | null>;
  /** The id of which the owners were told that it is not confirmed. */
  vat_id_told: Defaulted<string | null>;
  buyer_reference: Defaulted<string>;
  provider: BillingProvider;
  provider_id: string | null;
  /** Net cents. */
  credit_net: Defaulted<number>;
  /** domain/billing/provider-turn.ts */
  turn_of: Defaulted<string | null>;
  turn_until: Defaulted<Date | null>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Defaulted<Date | null>;
};

export type SubscriptionTable = {
  id: string;
  customer_id: string;
  company_id: string;
  provider: BillingProvider;
  provider_id: string | null;
  item_id: string;
  status: SubscriptionStatus;
  price_id: string;
  quantity: number;
  current_period_start: Date;
  current_period_end: Date;
  billing_anchor: Date;
  cancel_at_period_end: Defaulted<boolean>;
  cancel_at: Defaulted<Date | null>;
  canceled_at: Defaulted<Date | null>;
  cancel_reason: Defaulted<string | null>;
  ended_at: Defaulted<Date | null>;
  trial_end: Defaulted<Date | null>;
  past_due_since: Defaulted<Date | null>;
  collection_method: 'charge_automatically' | 'send_invoice';
  payment_method: NullableJson<PaymentMethod>;
  latest_invoice_id: Defaulted<string | null>;
  trial_reminded: Defaulted<boolean>;
  created_at: Date;
  updated_at: Date;
};

export type PlanGrantTable = {
  company_id: string;
  product_id: string;
  /** Null: until it is taken back. */
  until: Defaulted<Date | null>;
  granted_at: Date;
};

export type InvoiceTable = {
  id: string;
  company_id: string | null;
  customer_id: string | null;
  subscription_id: string | null;
  provider: BillingProvider;
  provider_id: Defaulted<string | null>;
  kind: 'invoice' | 'credit_note';
  corrects_id: Defaulted<string | null>;
  year: Defaulted<number | null>;
  serial: Defaulted<number | null>;
  number: string | null;
  status: InvoiceStatus;
  currency: 'eur';
  lang: Language;
  issued_at: Date;
  due_at: Date | null;
  period_start: Date;
  period_end: Date;
  paid_at: Defaulted<Date | null>;
  /** Reminders that were sent. */
  reminded: Defaulted<number>;
  lines: Json<InvoiceLine[]>;
  net: number;
  /** Basis points. */
  vat_rate: number;
  vat: number;
  total: number;
  reverse_charge: boolean;
  /** Null: of an older version, which knew `reverse_charge` only. */
  vat_case: Defaulted<VatCase | null>;
  seller: NullableJson<SellerFacts>;
  buyer: NullableJson<InvoiceParty>;
  hosted_url: Defaulted<string | null>;
  pdf_url: Defaulted<string | null>;
};

export type InvoiceSerialTable = { year: number; last: number };
export type StripeEventTable = { id: string; type: string; created_at: Date; received_at: Date };

export type BillingTables = {
  customer: CustomerTable;
  invoice: InvoiceTable;
  invoice_serial: InvoiceSerialTable;
  plan_grant: PlanGrantTable;
  stripe_event: StripeEventTable;
  subscription: SubscriptionTable;
};
