-- An application that somebody lets a company keep after its end: the question, the answer and until when; beside it when
-- it would have been erased without the answer.
alter table application
  add column keeping jsonb check (keeping is null or jsonb_typeof(keeping) = 'object');

alter table notification drop constraint notification_type_check;

alter table notification add constraint notification_type_check check (
  type in (
    'application_new', 'application_seen', 'application_accepted', 'application_rejected', 'application_withdrawn',
    'application_due', 'application_assigned', 'application_mentioned', 'application_keep', 'offer_received',
    'offer_changed', 'offer_answered', 'offer_expiring', 'message', 'conversation_request', 'invite', 'invite_answer',
    'job_saved_closing', 'job_changed', 'job_age_raised', 'search_hit', 'subscription', 'verification', 'guardian',
    'lock', 'system', 'reminder', 'appointment'
  )
);
