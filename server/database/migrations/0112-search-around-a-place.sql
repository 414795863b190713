-- What orders and plain filters ask stands in the index of places too: a search around a town reads no rows. In a large
-- town they are ten thousands, each with its document of a kilobyte.
drop index job_search_at;
create index job_search_at on job_search using gist (at)
  include (job_id, company_id, published_at, valid_through, kind, remote, min_age, pay_hour, hours_min, start_date, x, y, z);
