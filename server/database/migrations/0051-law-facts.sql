-- What the law of minors asks of a job, each fact in a column of its own. `workplace` held branches and conditions in
-- one list; it stays for processes of the version before and goes with a later release.
alter table job
  add column branches jsonb not null default '[]' check (jsonb_typeof(branches) = 'array'),
  -- Null: nobody has said it.
  add column conditions jsonb check (conditions is null or jsonb_typeof(conditions) = 'array'),
  add column assurances jsonb not null default '[]' check (jsonb_typeof(assurances) = 'array'),
  add column agreed_times text check (agreed_times in ('daytime', 'after_school')),
  add column internship text
    check (internship in ('school', 'mandatory', 'orientation', 'beside_studies', 'voluntary')),
  add column min_age_ground text check (min_age_ground in ('licence', 'law')),
  -- Edition of the rules by which the lowest age was last checked (contract/law/edition.ts).
  add column law_edition integer not null default 0;

-- Who ticked anything in the old list had read it: its conditions are said, and "club" was for no profit.
update job set
  branches = coalesce(
    (select jsonb_agg(one) from jsonb_array_elements(workplace) one
      where one #>> '{}' not in ('night', 'dangerous', 'piecework')),
    '[]'
  ),
  conditions = coalesce(
    (select jsonb_agg(one) from jsonb_array_elements(workplace) one
      where one #>> '{}' in ('night', 'dangerous', 'piecework')),
    '[]'
  ),
  assurances = case when workplace ? 'club' then '["non_commercial"]'::jsonb else '[]'::jsonb end
where jsonb_array_length(workplace) > 0;

create index job_law on job (law_edition) where status = 'published';

-- Whether compulsory schooling lasts, as the person said it on a day. Read by nobody else.
alter table "user"
  add column compulsory_school text check (compulsory_school in ('yes', 'done')),
  add column compulsory_school_on date,
  add constraint user_schooling_said check ((compulsory_school is null) = (compulsory_school_on is null));

-- Offers to minors: as what the law takes them, and the duties that the company ticks when it signs.
alter table offer add column minor jsonb;

alter table offer_signature add column duties jsonb;

-- The form of an apprenticeship is its own (§11 BBiG); what was agreed before keeps the form it was signed under.
do $$ declare old text; begin select conname into strict old from pg_constraint where conrelid = 'offer'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%contract_form%'; execute format('alter table offer drop constraint %I', old); end $$;

alter table offer add constraint offer_form check (
  case
    when kind in ('freelance', 'campaign') then contract_form = 'simple'
    when kind = 'apprenticeship' then contract_form in ('training', 'qes_or_paper')
    when kind in ('employment', 'minijob', 'internship') and terms ->> 'end' is null then contract_form = 'text'
    else contract_form = 'qes_or_paper'
  end
);

alter table notification drop constraint notification_type_check;

alter table notification add constraint notification_type_check check (
  type in (
    'application_new', 'application_seen', 'application_accepted', 'application_rejected', 'application_withdrawn',
    'application_due', 'offer_received', 'offer_changed', 'offer_answered', 'offer_expiring', 'message',
    'conversation_request', 'invite', 'invite_answer', 'job_saved_closing', 'job_changed', 'job_age_raised',
    'search_hit', 'subscription', 'verification', 'guardian', 'lock', 'system', 'reminder'
  )
);

-- Rows have fields that the ones on people's devices lack: every replica loads its rows anew (rule R3).
update meta set value = gen_random_uuid()::text where name = 'epoch';
