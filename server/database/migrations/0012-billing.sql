-- Companies as customers, what they have booked, and what they were billed. Amounts are integer cents.

create table customer (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  -- The address the billing address was copied from. Later changes of that one do not change bills.
  address_id uuid,
  name text not null,
  email text not null,
  country text not null,
  state text not null,
  city text not null,
  postal_code text not null,
  line1 text not null,
  line2 text not null,
  vat_id text,
  provider text not null check (provider in ('invoice', 'stripe')),
  provider_id text unique,
  -- Net credit left by a change to something cheaper; the next invoice uses it up.
  credit_net integer not null default 0 check (credit_net >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check ((provider = 'stripe') = (provider_id is not null)),
  check (deleted_at is not null or (name <> '' and email <> ''))
);
create unique index customer_of_company on customer (company_id) where deleted_at is null;

-- Statuses are Stripe's.
create table subscription (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  company_id uuid not null references company (id) on delete cascade,
  provider text not null check (provider in ('invoice', 'stripe')),
  provider_id text unique,
  item_id text not null,
  status text not null check (
    status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'canceled', 'paused')
  ),
  price_id text not null,
  quantity integer not null check (quantity between 1 and 100),
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  -- Renewals keep the day of this instant, also after a shorter month.
  billing_anchor timestamptz not null,
  cancel_at_period_end boolean not null default false,
  cancel_at timestamptz,
  canceled_at timestamptz,
  cancel_reason text,
  ended_at timestamptz,
  trial_end timestamptz,
  past_due_since timestamptz,
  collection_method text not null check (collection_method in ('charge_automatically', 'send_invoice')),
  payment_method jsonb,
  latest_invoice_id uuid,
  trial_reminded boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((provider = 'stripe') = (provider_id is not null)),
  check (current_period_end > current_period_start),
  check ((status in ('canceled', 'incomplete_expired')) = (ended_at is not null)),
  check ((status in ('past_due', 'unpaid')) = (past_due_since is not null)),
  check (status <> 'trialing' or trial_end is not null)
);
-- One at a time: two racing calls cannot book twice.
create unique index subscription_live on subscription (company_id)
  where status not in ('canceled', 'incomplete_expired');
create index subscription_of_customer on subscription (customer_id, created_at);

-- A plan that staff gave away: partners, the sample market.
create table plan_grant (
  company_id uuid primary key references company (id) on delete cascade,
  product_id text not null,
  until timestamptz,
  granted_at timestamptz not null
);

-- Invoices outlive the company they were written to: the law keeps them.
create table invoice (
  id uuid primary key,
  company_id uuid references company (id) on delete set null,
  customer_id uuid references customer (id) on delete set null,
  subscription_id uuid references subscription (id) on delete set null,
  provider text not null check (provider in ('invoice', 'stripe')),
  provider_id text unique,
  kind text not null check (kind in ('invoice', 'credit_note')),
  corrects_id uuid unique references invoice (id),
  year integer,
  serial integer check (serial > 0),
  number text,
  status text not null check (status in ('draft', 'open', 'paid', 'void', 'uncollectible')),
  currency text not null check (currency = 'eur'),
  lang text not null check (lang in ('de_DE', 'en_US')),
  issued_at timestamptz not null,
  due_at timestamptz,
  period_start timestamptz not null,
  period_end timestamptz not null,
  paid_at timestamptz,
  reminded integer not null default 0 check (reminded >= 0),
  lines jsonb not null,
  net integer not null,
  -- Basis points: 1900 is 19 %.
  vat_rate integer not null check (vat_rate between 0 and 10000),
  vat integer not null,
  total integer not null,
  reverse_charge boolean not null,
  seller jsonb,
  buyer jsonb,
  hosted_url text,
  pdf_url text,
  check ((provider = 'stripe') = (provider_id is not null)),
  check (net + vat = total),
  check (not reverse_charge or (vat = 0 and vat_rate = 0)),
  check ((kind = 'credit_note') = (corrects_id is not null)),
  check (kind = 'credit_note' or provider = 'stripe' or total >= 0),
  check (status <> 'paid' or paid_at is not null),
  check (
    provider = 'stripe'
    or (number is not null and year is not null and serial is not null and seller is not null and buyer is not null and due_at is not null)
  ),
  unique (year, serial)
);
create unique index invoice_number on invoice (number) where provider = 'invoice';
create index invoice_of_company on invoice (company_id, issued_at, id);
create index invoice_of_subscription on invoice (subscription_id);

-- The last number given in a year. Raised in the transaction that writes the invoice, so that none is lost.
create table invoice_serial (
  year integer primary key,
  last integer not null check (last > 0)
);

create function keep_invoice() returns trigger language plpgsql as $$ begin raise exception 'an issued invoice is never changed or deleted; correct it with a credit note'; end $$;

create trigger invoice_keeps_its_facts before update on invoice for each row
  when (
    old.provider = 'invoice' and (
      old.kind, old.corrects_id, old.number, old.year, old.serial, old.issued_at, old.due_at, old.period_start,
      old.period_end, old.lines, old.net, old.vat_rate, old.vat, old.total, old.reverse_charge, old.seller, old.buyer
    ) is distinct from (
      new.kind, new.corrects_id, new.number, new.year, new.serial, new.issued_at, new.due_at, new.period_start,
      new.period_end, new.lines, new.net, new.vat_rate, new.vat, new.total, new.reverse_charge, new.seller, new.buyer
    )
  ) execute function keep_invoice();

create trigger invoice_stays before delete on invoice for each row
  when (old.provider = 'invoice') execute function keep_invoice();

-- Events of the payment provider that had their effect: the same one again has none.
create table stripe_event (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null
);
