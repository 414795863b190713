-- Who reported something without an account objects without one: by a mailed link, or by a letter that staff records.
alter table appeal alter column user_id drop not null;
alter table appeal add constraint appeal_of_somebody check (
  user_id is not null or (report_id is not null and restriction_id is null)
);
-- Against one decision, once: who has no account is answered, and has the courts after that.
create unique index appeal_of_guest on appeal (report_id) where user_id is null;

-- One open objection of a person against one decision. Those against statements of reasons have no report, and were one
-- and the same to this index.
drop index appeal_open_once;
create unique index appeal_open_once on appeal (
  user_id,
  coalesce(report_id, '00000000-0000-0000-0000-000000000000'),
  coalesce(restriction_id, '00000000-0000-0000-0000-000000000000')
) where status = 'open';
