-- Hours as devices compare them (contract/policy/job-wishes.ts): a job that does not state its hours meets no wish about
-- them, so its range is empty. The database had said 0, which every "at most" let pass. And the jobs of one company are
-- found by an index.
alter table job_search add column hours_max double precision not null default '-infinity';

-- All rows are written again: what is kept up meanwhile would cost more than to make it anew.
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

-- Hours stand here alone, whichever version of job_search_put writes the row: what that says of them is not taken.
create function job_search_hours() returns trigger language plpgsql as $$ begin
  select coalesce((j.hours ->> 'min')::double precision, 'infinity'), coalesce((j.hours ->> 'max')::double precision, '-infinity')
  into new.hours_min, new.hours_max from job j where j.id = new.job_id; return new; end
$$;

create trigger job_search_has_hours before insert or update on job_search for each row execute function job_search_hours();

-- Where one task has looked at as many new hits as it may: when it began and the hit it came to, for the next to go on
-- from. A search that is changed meanwhile begins anew.
alter table search_alert add column looking jsonb;

create function search_alert_restart() returns trigger language plpgsql as $$ begin
  update search_alert set looking = null
  where user_id = new.user_id and search_id = new.entry and looking is not null; return null; end
$$;

create trigger search_alert_restarts after update on user_setting for each row
  when (new.key = 'savedSearches' and new.value is distinct from old.value) execute function search_alert_restart();
