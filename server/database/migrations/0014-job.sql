-- Jobs: all of product section 4.1, with an edit count of their own beside the version of the row.
alter table job
  add column rev integer not null default 1 check (rev >= 1),
  add column skills jsonb not null default '[]' check (jsonb_typeof(skills) = 'array'),
  add column shifts jsonb not null default '[]' check (jsonb_typeof(shifts) = 'array'),
  add column schooling text check (schooling in ('term', 'holiday')),
  add column workplace jsonb not null default '[]' check (jsonb_typeof(workplace) = 'array'),
  add column questions jsonb not null default '[]'
    check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 5),
  add column campaign jsonb,
  -- Members who may read the applicants; null: every one. The owner always may.
  add column visible_to jsonb check (visible_to is null or jsonb_typeof(visible_to) = 'array'),
  add column views integer not null default 0 check (views >= 0),
  add column median_reply_h integer check (median_reply_h >= 0),
  -- When a member last looked at, or decided on, one of its applications.
  add column reviewed_at timestamptz,
  add column unreviewed_since timestamptz,
  add column closing_told_at timestamptz,
  add column cleaned_at timestamptz,
  add column review_note text;

-- What was an edit before is one now: ids of edits grow on from the row's version.
update job set rev = greatest(1, ver);

alter table job drop constraint job_status_reason_check;

alter table job
  add constraint job_status_reason_check check (
    status_reason in ('paused', 'filled', 'cancelled', 'expired', 'unanswered', 'refused')
  ),
  add constraint job_reason_known check ((status = 'unpublished') = (status_reason is not null)),
  add constraint job_term check (
    status <> 'published'
    or extract(epoch from (valid_through - published_at)) <= 61 * 86400
  ) not valid,
  add constraint job_unreviewed_published check (unreviewed_since is null or status = 'published');

create index job_live on job (company_id) where status in ('published', 'in_review') and deleted_at is null;

create index job_of_creator on job (created_by);

-- What a field was before an edit.
alter table job_revision add column before jsonb not null default '{}';

alter table company add column median_reply_h integer check (median_reply_h >= 0);

-- Applications: all of product section 4.2.
alter table application
  -- Of a creator; that table comes later.
  add column creator_id uuid,
  add column answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  -- Frozen at apply, as far as the person chose to send it.
  add column cv jsonb,
  add column guardian text not null default 'none' check (guardian in ('none', 'pending', 'ok')),
  -- Since when the company may see it; null until a guardian has agreed.
  add column visible_at timestamptz,
  -- Who brought about the state it is in; null: the clock.
  add column decided_by text references "user" (id),
  -- When the company first answered.
  add column answered_at timestamptz,
  add column private jsonb not null default '{"tags": [], "notes": "", "label": null}',
  -- The state in which the owner hid it: what the applicant still reads.
  add column removed_from text check (removed_from in ('hired', 'rejected', 'withdrawn', 'closed')),
  -- Its content is gone; counters stay.
  add column erased_at timestamptz,
  add column due_told integer not null default 0 check (due_told between 0 and 2),
  add column updated_at timestamptz not null default now();

update application set removed_from = status, status = 'removed' where removed_at is not null;

update application set updated_at = received_at, visible_at = received_at;

update application set rejection = rejection || '{"by": ""}' where rejection is not null;

update application set answered_at = (status_at ->> 'accepted')::timestamptz
  where status_at ->> 'accepted' is not null;

update application set answered_at = (status_at ->> 'rejected')::timestamptz
  where answered_at is null and status_at ->> 'rejected' is not null;

alter table application
  add constraint application_removed check (
    (status = 'removed') = (removed_at is not null) and (status = 'removed') = (removed_from is not null)
  ),
  -- Nobody ends without a text, and no text is empty.
  add constraint application_told check (
    coalesce(removed_from, status) not in ('rejected', 'closed') or rejection is not null
  ),
  add constraint application_text check (rejection is null or length(btrim(rejection ->> 'text')) > 0),
  -- What no guardian has agreed to has not been before the company.
  add constraint application_guardian check (
    guardian <> 'pending' or (status in ('submitted', 'withdrawn', 'closed') and seen_at is null and due_at is null)
  ),
  add constraint application_visible check ((guardian = 'pending') = (visible_at is null)),
  add constraint application_viewed check (status <> 'viewed' or seen_at is not null),
  add constraint application_erasable check (removed_from is distinct from 'rejected' or erase_at is not null);

create index application_due on application (due_at) where status in ('submitted', 'viewed');

create index application_erase on application (erase_at) where erased_at is null;

create index application_unreviewed on application (job_id) where status = 'submitted';

create index application_changes on application (company_id, updated_at, id);

-- Rows have fields that the ones on people's devices lack: every replica loads its rows anew (rule R3).
update meta set value = gen_random_uuid()::text where name = 'epoch';
