-- Who has no VAT number is known by a register, a tax number or a document that staff has seen.
create table company_registration (
  company_id uuid primary key references company (id),
  kind text not null check (
    kind in ('business', 'small_business', 'registered', 'association', 'public_body', 'household')
  ),
  natural_key text unique,
  legal_name text not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  handed_in_at timestamptz,
  refused_at timestamptz,
  refusal text,
  check ((refused_at is null) = (refusal is null)),
  check (handed_in_at is null or refused_at is null)
);
create index company_registration_waiting on company_registration (handed_in_at) where handed_in_at is not null;

alter table file
  drop constraint file_purpose_check,
  drop constraint file_attached_type_check,
  add constraint file_purpose_check check (
    purpose in ('application', 'message', 'user', 'company', 'report', 'document', 'registration')
  ),
  add constraint file_attached_type_check check (
    attached_type in ('application', 'message', 'user', 'company', 'report', 'document', 'registration')
  );
