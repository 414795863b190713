-- Both that came with a profile and with a registration: the later of them had left the earlier out.
alter table file drop constraint file_purpose_check, drop constraint file_attached_type_check;

alter table file
  add constraint file_purpose_check check (
    purpose in ('application', 'message', 'user', 'company', 'report', 'document', 'proof')
  ),
  add constraint file_attached_type_check check (
    attached_type in ('application', 'message', 'user', 'company', 'report', 'document', 'proof')
  );
