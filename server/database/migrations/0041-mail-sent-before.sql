-- Mails that went out between a backup and its restore, by the hash of what they say: what the restored rows would post
-- again is left out, each once, and only for a while (server/mail/sent-before.ts).
create table mail_sent_before (
  id bigint generated always as identity primary key,
  hash text not null,
  restored_at timestamptz not null
);
create index mail_sent_before_hash on mail_sent_before (hash);
