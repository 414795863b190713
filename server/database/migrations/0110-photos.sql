-- Photos of a company and of a creator's work: [{ "_fileId": …, "alt": … }] in the order in which they are shown.
alter table company add column photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array');
alter table creator add column photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array');

alter table file
  drop constraint file_purpose_check,
  drop constraint file_attached_type_check,
  add constraint file_purpose_check check (
    purpose in ('application', 'message', 'user', 'company', 'report', 'document', 'registration', 'creator')
  ),
  add constraint file_attached_type_check check (
    attached_type in ('application', 'message', 'user', 'company', 'report', 'document', 'registration', 'creator')
  );
