-- Documents that somebody keeps for applications: files of their own, copied into what they send.
alter table file drop constraint file_purpose_check, drop constraint file_attached_type_check;

alter table file
  add constraint file_purpose_check check (
    purpose in ('application', 'message', 'user', 'company', 'report', 'document')
  ),
  add constraint file_attached_type_check check (
    attached_type in ('application', 'message', 'user', 'company', 'report', 'document')
  );

-- When in a week somebody can work.
alter table "user" add column times jsonb;
