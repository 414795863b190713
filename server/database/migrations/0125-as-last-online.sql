-- When a job was closed, and as what: its company may go on writing for the next time.
alter table job
  add column closed_at timestamptz,
  add column closed_title text,
  add column closed_place text;

update job set closed_at = updated_at, closed_title = title, closed_place = location ->> 'label'
where status = 'unpublished';

-- Where no log tells when, and the last change was an edit, it was one behind the closing: then the words of before it
-- are not known.
update job set closed_title = null, closed_place = null
where status = 'unpublished'
  and exists (select from job_revision where job_id = job.id and job_revision.at >= job.updated_at);

with closed as (
  select ref_id, max(at) as at from company_log
  where ref_type = 'job' and action in ('job.unpublished', 'job.expired') group by ref_id
)
update job set closed_at = closed.at, closed_title = title, closed_place = location ->> 'label'
from closed where closed.ref_id = job.id::text and status = 'unpublished';

-- What the first edit behind it has replaced.
with edited as (
  select distinct on (job_id) job_id, before ->> 'title' as title
  from job_revision join job on job.id = job_id
  where status = 'unpublished' and at > closed_at and patch -> 'title' is not null order by job_id, job_revision.rev
)
update job set closed_title = edited.title from edited where edited.job_id = job.id and closed_title is not null;

with edited as (
  select distinct on (job_id) job_id, before -> 'location' ->> 'label' as place
  from job_revision join job on job.id = job_id
  where status = 'unpublished' and at > closed_at and patch -> 'location' is not null order by job_id, job_revision.rev
)
update job set closed_place = edited.place from edited where edited.job_id = job.id and closed_place is not null;
