-- Notifications of all types. One row for each person, type, ref and version: whoever tells twice tells once.
alter table notification drop constraint notification_type_check;

alter table notification add constraint notification_type_check check (
  type in (
    'application_new', 'application_seen', 'application_accepted', 'application_rejected',
    'application_withdrawn', 'application_due', 'offer_received', 'offer_changed', 'offer_answered',
    'offer_expiring', 'message', 'conversation_request', 'invite', 'invite_answer', 'job_saved_closing',
    'job_changed', 'search_hit', 'subscription', 'verification', 'guardian', 'lock', 'system', 'reminder'
  )
);

alter table notification drop constraint notification_ref_type_check;

alter table notification add constraint notification_ref_type_check check (
  ref_type in (
    'application', 'conversation', 'job', 'offer', 'company', 'creator', 'subscription', 'user', 'report',
    'invitation', 'export'
  )
);

drop index notification_unread_message;

alter table notification alter column ref_id type text;

alter table notification
  add constraint notification_ref_id_check check (length(ref_id) between 1 and 128),
  add column version text,
  add column group_key text not null default '',
  add column priority text not null default 'normal' check (priority in ('high', 'normal', 'low')),
  add column push boolean not null default true,
  add column mail boolean not null default false,
  add column push_at timestamptz,
  add column mailed_at timestamptz,
  add column expires_at timestamptz,
  -- A deleted row stays for a while without its words: its version is still taken.
  add column deleted_at timestamptz,
  add constraint notification_once unique (user_id, type, ref_type, ref_id, version);

update notification set group_key = ref_type || ':' || ref_id;

-- One unread notification for each group of the types that collapse.
create unique index notification_unread_group on notification (user_id, type, group_key)
  where type in ('message', 'conversation_request', 'search_hit') and read_at is null and deleted_at is null;

create index notification_expiry on notification (expires_at) where deleted_at is null;

create index notification_deleted on notification (deleted_at) where deleted_at is not null;

create index notification_unmailed on notification (user_id) where mail and read_at is null and mailed_at is null and deleted_at is null;

-- Conversations of three kinds. peer_id: the second of two members of one company, who talk among themselves.
alter table conversation
  alter column application_id drop not null,
  alter column job_id drop not null,
  alter column company_id drop not null,
  alter column job_title set default '',
  alter column company_name set default '',
  add column kind text not null default 'application' check (kind in ('application', 'direct', 'support')),
  add column peer_id text references "user" (id),
  -- Whose question waits for an answer; null once it is or was open.
  add column asked_by text check (asked_by in ('talent', 'company')),
  add column closed_by text check (closed_by in ('talent', 'company', 'system')),
  add column closed_reason text,
  add column closed_at timestamptz,
  add column company_hidden boolean not null default false,
  -- When somebody last wrote; of an empty one when it was made.
  add column last_at timestamptz,
  add column updated_at timestamptz;

update conversation set
  asked_by = case when status = 'requested' then 'talent' end,
  closed_by = case when status = 'closed' then 'system' end,
  last_at = coalesce((last_message ->> 'at')::timestamptz, created_at),
  updated_at = created_at;

alter table conversation
  alter column last_at set not null,
  alter column updated_at set not null,
  add constraint conversation_kind_application check ((kind = 'application') = (application_id is not null)),
  add constraint conversation_kind_direct check (kind <> 'direct' or company_id is not null),
  add constraint conversation_kind_support check (kind <> 'support' or company_id is null),
  add constraint conversation_peer check (peer_id is null or (kind = 'direct' and peer_id <> user_id)),
  add constraint conversation_requested check (status <> 'requested' or asked_by is not null),
  add constraint conversation_open check (status <> 'open' or asked_by is null),
  add constraint conversation_closed check ((status = 'closed') = (closed_by is not null));

create unique index conversation_direct on conversation (company_id, user_id) where kind = 'direct' and peer_id is null;

create unique index conversation_colleagues on conversation (company_id, least(user_id, peer_id), greatest(user_id, peer_id))
  where peer_id is not null;

create unique index conversation_support on conversation (user_id) where kind = 'support';

create index conversation_of_peer on conversation (peer_id) where peer_id is not null;

create index conversation_live on conversation (application_id) where kind = 'application' and status <> 'closed';

alter table participant
  add column cleared_seq integer not null default 0 check (cleared_seq >= 0),
  add column muted_until timestamptz,
  add column hidden boolean not null default false;

create index participant_of_user on participant (user_id);

alter table message drop constraint message_type_check;

alter table message
  alter column sender_id drop not null,
  add constraint message_type_check check (type in ('text', 'file', 'offer', 'system')),
  add column on_behalf_of uuid references company (id),
  add column offer_id uuid,
  add column reply_to uuid,
  add column attachments jsonb not null default '[]',
  add column hint text check (hint in ('link', 'payment')),
  -- For all; its words and files are gone.
  add column deleted_at timestamptz,
  -- The sender no longer wants to see it.
  add column sender_deleted boolean not null default false,
  add constraint message_sender check (sender_id is not null or type in ('offer', 'system')),
  add constraint message_offer check (type <> 'offer' or offer_id is not null),
  add constraint message_length check (length(text) <= 4000),
  add constraint message_erased check (deleted_at is null or (text = '' and attachments = '[]'));

create table message_reaction (
  message_id uuid not null references message (id) on delete cascade,
  user_id text not null references "user" (id),
  emoji text not null check (length(emoji) between 1 and 32),
  at timestamptz not null,
  primary key (message_id, user_id, emoji)
);

alter table push_device add column last_push_at timestamptz;

-- At most one digest a day: the day it is in the reader's zone.
create table digest (
  user_id text not null references "user" (id),
  day date not null,
  posted_at timestamptz not null,
  primary key (user_id, day)
);
