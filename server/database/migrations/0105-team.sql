-- A member is told that an applicant was given to them, and that a colleague named them in a note.
alter table notification drop constraint notification_type_check;

alter table notification add constraint notification_type_check check (
  type in (
    'application_new', 'application_seen', 'application_accepted', 'application_rejected', 'application_withdrawn',
    'application_due', 'application_assigned', 'application_mentioned', 'offer_received', 'offer_changed',
    'offer_answered', 'offer_expiring', 'message', 'conversation_request', 'invite', 'invite_answer',
    'job_saved_closing', 'job_changed', 'job_age_raised', 'search_hit', 'subscription', 'verification', 'guardian',
    'lock', 'system', 'reminder', 'appointment'
  )
);

-- Texts that a company's people use again in the chat, by their ids: a name, and words for each language.
alter table company
  add column message_templates jsonb not null default '{}' check (jsonb_typeof(message_templates) = 'object');
