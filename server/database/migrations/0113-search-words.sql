-- A search text is cut into words by contract/search. What it cuts, the index of ads has to hold.

-- Words that say nothing, and name a trade where a text has them in capitals (contract/search/capitals.ts).
create or replace function search_capitals(raw text) returns text[] language sql immutable parallel safe as $$
  select case
    when raw like '%IT%' and raw ~ '(?<![[:alnum:]\u00c0-\u1fff])IT(?![[:alnum:]\u00c0-\u1fff])' then array['it']
    else array[]::text[]
  end
$$;

-- From here on these two tell texts as they were written: capitals are lost by `search_text`.
create or replace function job_search_head(j job) returns text language sql stable as $$
  select concat_ws(
    ' . ', j.title, (select company_name from company where id = j.company_id), j.location ->> 'label',
    (select string_agg(line, ' . ') from jsonb_array_elements_text(j.tasks) line)
  )
$$;

create or replace function job_search_body(j job) returns text language sql stable as $$
  select concat_ws(
    ' . ', j.description,
    (select string_agg(line, ' . ') from jsonb_array_elements_text(j.must || j.nice || j.skills || j.benefits) line)
  )
$$;

-- All three as they were written; the title is the beginning of the head.
create or replace function job_search_document(title text, head text, body text) returns tsvector language sql stable parallel safe as $$
  with cut as materialized (
    select search_text(head) as head_text, search_capitals(head) as head_capitals
  )
  select array_to_tsvector(
    search_lexemes(head_text || ' . ' || search_text(body)) || head_capitals || search_capitals(body)
      || array(select '^' || word from unnest(search_lexemes(head_text) || head_capitals) word)
      || array(select '!' || word from unnest(search_lexemes(search_text(title)) || search_capitals(title)) word)
  )
  from cut
$$;

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
      job_id, company_id, published_at, valid_through, kind, remote, min_age, pay_hour, hours_min, start_date,
      at, x, y, z, document
    )
    select
      j.id, j.company_id, j.published_at, j.valid_through, j.kind, j.remote, j.min_age, pay_per_hour(j.pay),
      coalesce((j.hours ->> 'min')::double precision, 0), coalesce(j.start_date, 'infinity'),
      point(degrees(lng), degrees(lat)), cos(lat) * cos(lng), cos(lat) * sin(lng),
      case when lng is not null then sin(lat) end, document
    from made
    on conflict (job_id) do update set
      company_id = excluded.company_id, published_at = excluded.published_at,
      valid_through = excluded.valid_through, kind = excluded.kind, remote = excluded.remote,
      min_age = excluded.min_age, pay_hour = excluded.pay_hour, hours_min = excluded.hours_min,
      start_date = excluded.start_date, at = excluded.at, x = excluded.x, y = excluded.y, z = excluded.z,
      document = excluded.document
    returning 1
  )
  -- In order: two publications that bring the same new words never wait for each other in a circle.
  insert into search_word (word)
  select word
  from (select distinct substr(lexeme, 2) as word from made, unnest(tsvector_to_array(document)) lexeme where lexeme ~ '^\^[^0-9]{3,40}$') words
  where not exists (select 1 from search_word known where known.word = words.word)
  order by word
  on conflict do nothing
$$;

select job_search_put(j) from job j where j.status = 'published' and j.deleted_at is null;
