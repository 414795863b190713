-- Custody is said by the parent, the words of a consent are kept with it, a guardian can refuse, and an account that
-- waits for one ends.

alter table guardian_consent
  -- Null: given before it was asked; `both_parents` says what was said then, and is still written for older processes.
  add column custody text check (custody in ('alone', 'authorised', 'joint')),
  add column refused_at timestamptz,
  -- The words that were read and confirmed, their version, language, and the version of the parents' letter.
  add column statement jsonb,
  add column statement_version text,
  add column statement_lang text,
  add column letter_version integer;
alter table guardian_consent drop constraint guardian_consent_state_check;
alter table guardian_consent
  add constraint guardian_consent_state_check
    check (state in ('sent', 'opened', 'confirmed', 'refused', 'revoked', 'replaced'));

-- Addresses that are not written to for a time, as SHA-256: about one child's mail address and act, or, where somebody
-- has nothing to do with the child, about any.
create table guardian_block (
  mail_hash text not null check (mail_hash ~ '^[0-9a-f]{64}$'),
  about_hash text check (about_hash ~ '^[0-9a-f]{64}$'),
  act text check (act in ('account', 'creator')),
  at timestamptz not null,
  erase_at timestamptz not null,
  check ((about_hash is null) = (act is null))
);
create unique index guardian_block_once on guardian_block (mail_hash, coalesce(about_hash, ''), coalesce(act, ''));
create index guardian_block_erase on guardian_block (erase_at);

-- What is left of consents when the account is erased: who agreed to what, and when.
create table consent_proof (
  id uuid primary key,
  user_id text not null references "user" (id),
  act text not null check (act in ('account', 'creator')),
  name text not null,
  relation text not null,
  custody text,
  confirmed_at timestamptz not null,
  revoked_at timestamptz,
  statement jsonb,
  statement_version text,
  letter_version integer,
  erase_at timestamptz not null
);
create index consent_proof_of_user on consent_proof (user_id);
create index consent_proof_erase on consent_proof (erase_at);

alter table "user"
  -- Since when the account waits for a guardian, and when the guardian was reminded.
  add column guardian_since timestamptz,
  add column guardian_reminded_at timestamptz;
-- Those who wait already have the whole time from now on.
update "user" set guardian_since = now() where guardian = 'pending' and erased_at is null;
create index user_waits_for_guardian on "user" (guardian_since) where guardian = 'pending' and erased_at is null;

alter table offer_signature
  add column relation text check (relation in ('mother', 'father', 'guardian')),
  add column custody text check (custody in ('alone', 'authorised', 'joint')),
  add column statement jsonb,
  add column statement_version text,
  add column statement_lang text,
  add constraint offer_signature_of_guardian
    check (party = 'guardian' or (relation is null and custody is null and statement is null)),
  add constraint offer_signature_basis check ((relation is null) = (custody is null));

-- A consent to the account covered a creator's profile, which the letter denied: it needs a consent of its own.
insert into work (id, kind, key, payload, run_at)
  select gen_random_uuid(), 'guardian.own-consent', u.id, jsonb_build_object('uid', u.id), now()
  from "user" u
  where u.erased_at is null
    and exists (select from creator c where c.user_id = u.id)
    and exists (
      select from guardian_consent g where g.user_id = u.id and g.act = 'account' and g.state = 'confirmed'
    )
  on conflict do nothing;

-- Signatures and accounts have fields that the rows on people's devices lack: every replica reloads its rows (R3).
update meta set value = gen_random_uuid()::text where name = 'epoch';
