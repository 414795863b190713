-- Words of a title can be searched by themselves: their stems stand in the document once more, with a "!" before them.
drop function job_search_document(text, text);

create function job_search_document(title text, head text, body text) returns tsvector language sql stable parallel safe as $$
  select array_to_tsvector(
    search_lexemes(head || ' . ' || body)
      || array(select '^' || word from unnest(search_lexemes(head)) word)
      || array(select '!' || word from unnest(search_lexemes(title)) word)
  )
$$;

create or replace function job_search_put(j job) returns void language sql as $$
  with made as (
    select
      job_search_document(search_text(j.title), job_search_head(j), job_search_body(j)) || array_to_tsvector(job_search_marks(
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
