-- Appointments are messages: a proposal, and answers that name it.
alter table message drop constraint message_type_check;

alter table message
  add column appointment jsonb,
  add constraint message_type_check check (type in ('text', 'file', 'offer', 'system', 'appointment')),
  add constraint message_appointment check ((type = 'appointment' and deleted_at is null) = (appointment is not null));

create index message_answers on message (reply_to, seq) where type = 'appointment';

alter table notification drop constraint notification_type_check;

alter table notification add constraint notification_type_check check (
  type in (
    'application_new', 'application_seen', 'application_accepted', 'application_rejected', 'application_withdrawn',
    'application_due', 'offer_received', 'offer_changed', 'offer_answered', 'offer_expiring', 'message',
    'conversation_request', 'invite', 'invite_answer', 'job_saved_closing', 'job_changed', 'job_age_raised',
    'search_hit', 'subscription', 'verification', 'guardian', 'lock', 'system', 'reminder', 'appointment'
  )
);
