-- Creators, and the sources that prove who they are.
create table creator (
  id uuid primary key,
  ver integer not null default 1,
  user_id text not null unique references "user" (id),
  handle text not null,
  -- Handles that would be taken for one another are one.
  handle_folded text not null unique check (handle_folded <> ''),
  bio text not null,
  niches jsonb not null check (jsonb_typeof(niches) = 'array' and jsonb_array_length(niches) <= 5),
  niches_folded jsonb not null,
  languages jsonb not null,
  region text not null,
  region_folded text not null,
  packages jsonb not null,
  examples jsonb not null,
  audience jsonb,
  availability jsonb,
  status text not null check (status in ('draft', 'active', 'paused', 'suspended')),
  -- A source is verified, or may still be mended.
  proven boolean not null default false,
  media_kit_slug text not null unique,
  created_at timestamptz not null,
  check (status <> 'active' or proven)
);
create index creator_search on creator (created_at desc, id desc) where status = 'active';
create index creator_niche on creator using gin (niches_folded jsonb_path_ops) where status = 'active';

create table creator_source (
  id uuid primary key,
  creator_id uuid not null references creator (id) on delete cascade,
  platform text not null check (
    platform in ('youtube', 'instagram', 'tiktok', 'twitch', 'x', 'podcast', 'website')
  ),
  url text not null check (url ~ '^https://'),
  external_id text,
  handle text,
  method text not null check (method in ('bio-code', 'back-link', 'oauth')),
  code text not null,
  code_expires_at timestamptz not null,
  status text not null check (status in ('pending', 'checking', 'verified', 'failed', 'expired')),
  reason text,
  verified_at timestamptz,
  next_check_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  fix_until timestamptz,
  declared_followers integer check (declared_followers >= 0),
  declared_at timestamptz,
  measured_followers integer check (measured_followers >= 0),
  measured_at timestamptz,
  created_at timestamptz not null,
  unique (creator_id, platform, url),
  check (status <> 'verified' or (verified_at is not null and next_check_at is not null and reason is null)),
  check (status not in ('failed', 'expired') or reason is not null),
  check (status <> 'expired' or fix_until is not null),
  check ((declared_followers is null) = (declared_at is null)),
  check ((measured_followers is null) = (measured_at is null))
);
-- One page, one creator.
create unique index creator_source_proven on creator_source (platform, coalesce(external_id, url))
  where status = 'verified';
create index creator_source_check on creator_source (next_check_at) where status = 'verified';
create index creator_source_fix on creator_source (fix_until) where status = 'expired';

-- Offers: one row each as it is now, every version it had, and every signature it was given.
create table offer (
  id uuid primary key,
  ver integer not null default 1,
  application_id uuid references application (id),
  creator_id uuid references creator (id),
  job_id uuid references job (id),
  company_id uuid not null references company (id),
  user_id text not null references "user" (id),
  conversation_id uuid references conversation (id) on delete set null,
  kind text not null check (
    kind in ('employment', 'minijob', 'apprenticeship', 'internship', 'holiday', 'freelance', 'campaign')
  ),
  version integer not null check (version >= 1),
  sent_version integer check (sent_version between 1 and version),
  terms jsonb not null,
  parties jsonb not null,
  terms_hash text not null check (terms_hash ~ '^[0-9a-f]{64}$'),
  -- Computed, never chosen: a fixed term is not concluded here (§ 14 (4) TzBfG).
  contract_form text not null check (
    contract_form = case
      when kind in ('freelance', 'campaign') then 'simple'
      when kind in ('employment', 'minijob', 'internship') and terms ->> 'end' is null then 'text'
      else 'qes_or_paper'
    end
  ),
  valid_days integer not null check (valid_days between 1 and 30),
  valid_until timestamptz,
  extended boolean not null default false,
  company_required integer not null check (company_required between 1 and 2),
  guardians_required integer not null default 0 check (guardians_required between 0 and 2),
  company_signatures integer not null default 0 check (company_signatures >= 0),
  talent_signatures integer not null default 0 check (talent_signatures between 0 and 1),
  guardian_signatures integer not null default 0 check (guardian_signatures between 0 and guardians_required),
  guardian_mails jsonb not null,
  status text not null check (
    status in (
      'draft', 'sent', 'viewed', 'countered', 'awaiting_guardian', 'accepted', 'signed', 'declined', 'withdrawn',
      'expired'
    )
  ),
  status_at jsonb not null,
  decline_reason text,
  created_by text not null references "user" (id),
  created_at timestamptz not null,
  -- An application's offer, or a direct one to a creator.
  check ((application_id is null) <> (creator_id is null)),
  check (creator_id is null or kind = 'campaign'),
  check (sent_version is not null or status in ('draft', 'withdrawn')),
  check ((sent_version is null) = (valid_until is null)),
  -- No state without the signatures it means.
  check (status not in ('accepted', 'signed', 'awaiting_guardian') or talent_signatures = 1),
  check (status not in ('accepted', 'signed') or guardian_signatures = guardians_required),
  check (status <> 'awaiting_guardian' or guardian_signatures < guardians_required),
  check (status <> 'signed' or company_signatures >= company_required),
  check (status <> 'accepted' or company_signatures < company_required)
);
-- One live offer for each application.
create unique index offer_live on offer (application_id)
  where status in ('sent', 'viewed', 'countered', 'awaiting_guardian', 'accepted', 'signed');
create index offer_of_application on offer (application_id) where application_id is not null;
create index offer_of_user on offer (user_id);
create index offer_of_company on offer (company_id);
create index offer_of_job on offer (job_id) where job_id is not null;
create index offer_of_creator on offer (creator_id) where creator_id is not null;
create index offer_expiry on offer (valid_until)
  where status in ('sent', 'viewed', 'countered', 'awaiting_guardian');

create table offer_version (
  offer_id uuid not null references offer (id) on delete cascade,
  version integer not null check (version >= 1),
  by_party text not null check (by_party in ('company', 'talent')),
  by_user text not null references "user" (id),
  by_name text not null,
  at timestamptz not null,
  terms jsonb not null,
  diff jsonb not null,
  comment text not null,
  primary key (offer_id, version)
);

-- A signature belongs to a version that exists; those of earlier versions are void and stay as evidence.
create table offer_signature (
  offer_id uuid not null,
  version integer not null,
  seq integer not null check (seq >= 1),
  party text not null check (party in ('company', 'talent', 'guardian')),
  user_id text references "user" (id),
  guardian_mail text,
  name text not null check (name <> ''),
  position text not null,
  at timestamptz not null,
  terms_hash text not null check (terms_hash ~ '^[0-9a-f]{64}$'),
  method text not null check (method in ('account', 'typed-name', 'mailed-link')),
  device_clock timestamptz,
  seal text not null check (seal ~ '^[0-9a-f]{64}$'),
  primary key (offer_id, version, seq),
  foreign key (offer_id, version) references offer_version (offer_id, version) on delete cascade,
  check ((party = 'guardian') = (user_id is null)),
  check ((party = 'guardian') = (guardian_mail is not null))
);
-- Nobody signs a version twice.
create unique index offer_signature_once on offer_signature (offer_id, version, party, coalesce(user_id, guardian_mail));
