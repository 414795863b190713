-- Reports by people without an account. Who they are has a row of its own: it is erased once the matter is over, and the
-- report stays.
alter table report alter column reporter_id drop not null;

create table guest_reporter (
  report_id uuid primary key references report (id),
  -- Both may be missing: abuse of children is reported without a name (DSA Art. 16 (2) c).
  name text not null,
  mail text,
  lang text not null
);
