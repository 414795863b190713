-- When a job goes online by itself, and until which day its company wants it there.
alter table job
  add column goes_online_at timestamptz,
  add column goes_online_until timestamptz,
  -- Why it did not go online at its time: {at, code}.
  add column not_online jsonb,
  add constraint job_goes_online check (
    goes_online_at is null or status in ('draft', 'unpublished')
  ),
  add constraint job_goes_online_until check (goes_online_until is null or goes_online_at is not null);

create index job_goes_online on job (goes_online_at) where goes_online_at is not null;
