-- A guardian is asked for an account, or, from 16 to 17, for a creator's profile only.

alter table guardian_consent
  add column act text not null default 'account' check (act in ('account', 'creator'));
alter table guardian_consent alter column act drop default;
drop index guardian_consent_live;
create unique index guardian_consent_live on guardian_consent (user_id, mail, act) where state in ('sent', 'opened', 'confirmed');

alter table "user"
  add column creator_guardian text not null default 'none' check (creator_guardian in ('none', 'pending', 'ok'));
