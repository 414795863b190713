-- Hours as devices compare them (contract/policy/job-wishes.ts): a job that does not state its hours meets no wish about
-- them, so its range is empty. The database had said 0, which every "at most" let pass. And the jobs of one company are
-- found by an index.
alter table job_search add column hours_max double precision not null default '-infinity';

-- All rows are written again: to keep the indexes up meanwhile would cost more than to make them again.
drop index job_search_document;
drop index job_search_by_date;
drop index job_search_by_kind;
drop index job_search_at;

update job_search s set
  hours_min = coalesce((j.hours ->> 'min')::double precision, 'infinity'),
  hours_max = coalesce((j.hours ->> 'max')::double precision, '-infinity')
from job j where j.id = s.job_id;

create index job_search_document on job_search using gin (document) with (fastupdate = off);
create index job_search_by_date on job_search (published_at desc, job_id)
  include (company_id, valid_through, kind, remote, min_age, pay_hour, hours_min, hours_max, start_date);
create index job_search_by_kind on job_search (kind, published_at desc, job_id)
  include (company_id, valid_through, remote, min_age, pay_hour, hours_min, hours_max, start_date);
create index job_search_at on job_search using gist (at) include (
  job_id, company_id, published_at, valid_through, kind, remote, min_age, pay_hour, hours_min, hours_max, start_date, x, y, z
);
create index job_search_by_company on job_search (company_id, published_at desc, job_id);

create or replace function job_search_put(j job) returns void language sql as $$
  with made as (
    select
      job_search_document(j.title, job_search_head(j), job_search_body(j)) || array_to_tsvector(job_search_marks(
        j.kind, j.remote, (j.location ->> 'lat')::double precision, (j.location ->> 'lng')::double precision
      )) as document,
      radians((j.location ->> 'lat')::double precision) as lat,
      radians((j.location ->> 'lng')::double precision) as lng
  ), put as (
    insert into job_search as s (
      job_id, company_id, published_at, valid_through, kind, remote, min_age, pay_hour, hours_min, hours_max,
      start_date, at, x, y, z, document
    )
    select
      j.id, j.company_id, j.published_at, j.valid_through, j.kind, j.remote, j.min_age, pay_per_hour(j.pay),
      coalesce((j.hours ->> 'min')::double precision, 'infinity'),
      coalesce((j.hours ->> 'max')::double precision, '-infinity'), coalesce(j.start_date, 'infinity'),
      point(degrees(lng), degrees(lat)), cos(lat) * cos(lng), cos(lat) * sin(lng),
      case when lng is not null then sin(lat) end, document
    from made
    on conflict (job_id) do update set
      company_id = excluded.company_id, published_at = excluded.published_at,
      valid_through = excluded.valid_through, kind = excluded.kind, remote = excluded.remote,
      min_age = excluded.min_age, pay_hour = excluded.pay_hour, hours_min = excluded.hours_min,
      hours_max = excluded.hours_max, start_date = excluded.start_date, at = excluded.at,
      x = excluded.x, y = excluded.y, z = excluded.z, document = excluded.document
    returning document
  )
  select search_words_keep(document) from put
$$;

-- Where one task has looked at as many new hits as it may: when it began and the hit it came to, for the next to go on
-- from. A search that is changed meanwhile begins again.
alter table search_alert add column looking jsonb;

create function search_alert_restart() returns trigger language plpgsql as $$ begin
  update search_alert set looking = null
  where user_id = new.user_id and search_id = new.entry and looking is not null; return null; end
$$;

create trigger search_alert_restarts after update on user_setting for each row
  when (new.key = 'savedSearches' and new.value is distinct from old.value) execute function search_alert_restart();
