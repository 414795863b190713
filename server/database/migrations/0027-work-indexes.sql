-- What work of time and retention look for.
create index notification_of_ref on notification (ref_type, ref_id) where deleted_at is null;

create index session_unseen on session (last_seen_at) where ended_at is null;

create index invitation_over on invitation (expires_at);

create index user_guarded on "user" (date_of_birth)
  where erased_at is null and (guardian <> 'none' or creator_guardian <> 'none');

create index invoice_open on invoice (due_at) where provider = 'invoice' and status = 'open';
