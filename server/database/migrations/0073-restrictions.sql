-- Every restriction has its statement of reasons (DSA Art. 17) and can be objected to, with a report or without one.

create table restriction (
  id uuid primary key,
  kind text not null check (
    kind in (
      'account_locked', 'job_unpublished', 'job_refused', 'message_removed', 'company_unverified', 'company_blocked',
      'source_refused'
    )
  ),
  -- Whom it concerns: a person, or the owners of a company.
  user_id text references "user" (id),
  company_id uuid references company (id),
  target_type text not null check (target_type in ('job', 'company', 'message', 'user', 'creator')),
  target_id text not null,
  -- What it is about, as it was called then.
  about text not null,
  report_id uuid references report (id),
  facts text not null check (facts <> ''),
  ground text not null check (ground in ('law', 'terms')),
  -- The number of a clause of the terms, or the statute.
  rule text not null check (rule <> ''),
  automated boolean not null,
  until timestamptz,
  -- The member of staff; null: the clock.
  decided_by text,
  decided_at timestamptz not null,
  lifted_at timestamptz,
  check ((user_id is null) <> (company_id is null)),
  check (automated = (decided_by is null))
);
create index restriction_of_user on restriction (user_id, id) where user_id is not null;
create index restriction_of_company on restriction (company_id, id) where company_id is not null;
create index restriction_of_target on restriction (target_id) where lifted_at is null;
create index restriction_of_report on restriction (report_id) where report_id is not null;

alter table appeal
  add column restriction_id uuid references restriction (id),
  add column decided_by text;
create index appeal_of_restriction on appeal (restriction_id) where restriction_id is not null;
alter table report add column decided_by text;
alter table staff_log add column acted_by text;
alter table company add column blocked_at timestamptz;
