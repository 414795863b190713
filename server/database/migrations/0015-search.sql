-- Search over published jobs, what readers do there, and the texts of the product: languages, team, pages.
-- The extensions pg_trgm and unaccent are made by server/database/extensions.ts, which can say why it may not.

-- What is left out before a word is stemmed: German and English stop words, and accents.
create text search dictionary stop_de (template = pg_catalog.simple, stopwords = german, accept = false);

create text search dictionary stop_en (template = pg_catalog.simple, stopwords = english, accept = false);

create text search configuration job_de (copy = pg_catalog.german);

create text search configuration job_en (copy = pg_catalog.english);

alter text search configuration job_de
  alter mapping for asciiword, word, hword, hword_part, asciihword, hword_asciipart
  with stop_de, stop_en, unaccent, german_stem;

alter text search configuration job_en
  alter mapping for asciiword, word, hword, hword_part, asciihword, hword_asciipart
  with stop_de, stop_en, unaccent, english_stem;

-- Text as it is searched: no "(m/w/d)", no ":in" or "/-innen", and none of the signs that the parser takes for paths.
create function search_text(raw text) returns text language sql immutable parallel safe as $$
  select translate(
    regexp_replace(
      regexp_replace(
        lower(raw),
        '[(\[]?\m[mwfdxi](\s*[/|,]\s*(divers|div|gn|a|[mwfdxi*])(?!\w))+\s*[)\]]?', ' ', 'g'
      ),
      '[:*_/·]-?in(nen)?\M', ' ', 'g'
    ),
    '/:*_|·@\<>&%', '            '
  )
$$;

-- Stems of a text, German and English.
create function search_lexemes(cleaned text) returns text[] language sql stable parallel safe as $$
  select tsvector_to_array(to_tsvector('job_de', cleaned) || to_tsvector('job_en', cleaned))
$$;

-- Cents an hour at the upper end of the range, at full-time hours, as contract/pay-per-hour.ts reckons it; -1 where
-- it cannot be told.
create function pay_per_hour(pay jsonb) returns double precision language sql immutable parallel safe as $$
  select coalesce(
    case when pay ->> 'currency' = 'EUR' then (pay ->> 'max')::double precision end
      / case pay ->> 'unit'
          when 'HOUR' then 1 when 'DAY' then 8 when 'WEEK' then 40 when 'MONTH' then 173.2 when 'YEAR' then 2078
        end::double precision,
    -1
  )
$$;

-- One row for each published job: what is filtered and sorted by. Hazard: the document stays in the row (a good
-- kilobyte; PostgreSQL moves values out above two only), so what reads many rows reads much. The covering indexes spare
-- plain filters that.
create table job_search (
  job_id uuid primary key references job (id) on delete cascade,
  company_id uuid not null,
  published_at timestamptz not null,
  valid_through timestamptz not null,
  kind text not null,
  remote text not null,
  min_age integer not null,
  pay_hour double precision not null,
  -- Fewest hours a week; 0 where none are named.
  hours_min double precision not null,
  -- 'infinity' where no day is named.
  start_date date not null,
  -- Longitude and latitude for the bounding box; on the unit sphere for the distance: a quarter of the squared chord
  -- between two points is the haversine of their angle.
  at point,
  x double precision,
  y double precision,
  z double precision,
  -- Stems of the whole text; those of title, company, place and tasks once more with a "^" before them. Compounds and
  -- mended slips are looked for among those only: near words count where the weight is, not in every description.
  document tsvector not null,
  check ((at is null) = (x is null) and (x is null) = (y is null) and (y is null) = (z is null))
);
create index job_search_document on job_search using gin (document) with (fastupdate = off);
create index job_search_at on job_search using gist (at);
-- What plain filters ask lies in the index itself: a rare combination reads no rows.
create index job_search_by_date on job_search (published_at desc, job_id)
  include (company_id, valid_through, kind, remote, min_age, pay_hour, hours_min, start_date);
create index job_search_by_kind on job_search (kind, published_at desc, job_id)
  include (company_id, valid_through, remote, min_age, pay_hour, hours_min, start_date);
create index job_search_by_pay on job_search (pay_hour desc, published_at desc, job_id);
create index job_search_by_start on job_search (start_date, published_at desc, job_id);
create index job_search_remote on job_search (published_at desc, job_id) where remote = 'full';
create index job_search_young on job_search (min_age, published_at desc, job_id) where min_age < 18;

-- The words of titles, companies, places and tasks: what compounds and slips are looked up in. It may hold a word that
-- no job has any more; work of time takes such words out.
create table search_word (
  word text primary key,
  looked_at timestamptz
);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops);
create index search_word_looked on search_word (looked_at nulls first, word);

create function job_search_document(head text, body text) returns tsvector language sql stable parallel safe as $$
  select array_to_tsvector(
    search_lexemes(head || ' . ' || body) || array(select '^' || word from unnest(search_lexemes(head)) word)
  )
$$;

-- Marks beside the stems: the kind, whether it is fully remote, and the field of a grid it lies in (a quarter degree by
-- two fifths). Words with a place or a kind meet in one index, and only what has both is read.
create function job_search_marks(kind text, remote text, lat double precision, lng double precision) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array[
    '#' || kind,
    case when remote = 'full' then '#remote' end,
    '@' || floor(lat * 4)::int || ',' || floor(lng * 2.5)::int
  ], null)
$$;

create function job_search_head(j job) returns text language sql stable as $$
  select search_text(concat_ws(
    ' . ', j.title, (select company_name from company where id = j.company_id), j.location ->> 'label',
    (select string_agg(line, ' . ') from jsonb_array_elements_text(j.tasks) line)
  ))
$$;

create function job_search_body(j job) returns text language sql stable as $$
  select search_text(concat_ws(
    ' . ', j.description,
    (select string_agg(line, ' . ') from jsonb_array_elements_text(j.must || j.nice || j.skills || j.benefits) line)
  ))
$$;

create function job_search_put(j job) returns void language sql as $$
  with made as (
    select
      job_search_document(job_search_head(j), job_search_body(j)) || array_to_tsvector(job_search_marks(
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

-- Nothing that changes a job can forget its search row; what changes no column that is searched costs a comparison.
-- A body keeps its semicolons off the ends of lines, where migrate.ts would split.
create function job_search_follow() returns trigger language plpgsql as $$
begin if tg_op = 'UPDATE' and
  (old.status, old.deleted_at, old.company_id, old.published_at, old.valid_through, old.kind, old.remote, old.min_age, old.pay, old.hours,
   old.start_date, old.location, old.title, old.description, old.tasks, old.must, old.nice, old.skills, old.benefits)
  is not distinct from
  (new.status, new.deleted_at, new.company_id, new.published_at, new.valid_through, new.kind, new.remote, new.min_age, new.pay, new.hours,
   new.start_date, new.location, new.title, new.description, new.tasks, new.must, new.nice, new.skills, new.benefits)
then return null; end if; if new.status = 'published' and new.deleted_at is null then
  perform job_search_put(new); else delete from job_search where job_id = new.id; end if; return null; end
$$;

create trigger job_search_follows after insert or update on job for each row execute function job_search_follow();

create function company_search_follow() returns trigger language plpgsql as $$ begin perform job_search_put(j) from job j where j.company_id = new.id and j.status = 'published' and j.deleted_at is null; return null; end $$;

create trigger company_search_follows after update on company for each row
  when (old.company_name is distinct from new.company_name) execute function company_search_follow();

select job_search_put(j) from job j where j.status = 'published' and j.deleted_at is null;

-- `since`: what has changed on the market, by time.
create index market_change_at on market_change (at, job_id);

-- A person who opens a job counts once a day. Rows of past days are erased, the number stays.
create table job_view (
  job_id uuid not null references job (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  day date not null,
  -- Work of time adds it to the job's number: a popular job's row is not locked by every reader.
  counted boolean not null default false,
  primary key (job_id, user_id, day)
);
create index job_view_uncounted on job_view (job_id) where not counted;
create index job_view_day on job_view (day) where counted;

-- When a saved search was last looked through for somebody.
create table search_alert (
  user_id text not null references "user" (id) on delete cascade,
  search_id text not null,
  looked_at timestamptz not null,
  primary key (user_id, search_id)
);

alter table user_setting drop constraint user_setting_key_check;

alter table user_setting add constraint user_setting_key_check check (
  key in (
    'setup', 'lang', 'notify', 'quiet', 'blocked', 'hiddenCompanies', 'hiddenJobs', 'savedSearches', 'savedJobs',
    'receipts', 'typing', 'visibility', 'consents'
  )
);

create table language (
  id text primary key check (id ~ '^[a-z]{2,3}_[A-Z]{2}$'),
  name text not null check (name <> ''),
  is_default boolean not null default false,
  version integer not null default 0 check (version >= 0),
  updated_at timestamptz not null
);
create unique index language_one_default on language (is_default) where is_default;

create function refuse_lower_version() returns trigger language plpgsql as $$ begin if new.version < old.version then raise exception 'versions only rise'; end if; return new; end $$;

create trigger language_version_rises before update on language
  for each row execute function refuse_lower_version();

create table translation (
  language_id text not null references language (id),
  -- Lower case (specification section 3).
  key text not null check (key ~ '^[a-z0-9][a-z0-9._-]{0,119}$'),
  text text not null check (length(text) <= 5000),
  primary key (language_id, key)
);

create table team_member (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text not null check (name <> ''),
  role jsonb not null,
  bio jsonb not null,
  image_source text,
  links jsonb not null default '[]',
  position integer not null,
  active boolean not null default true
);
create index team_member_order on team_member (position, id) where active;

create table webpage (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  status text not null check (status in ('draft', 'published', 'archived')),
  show_in_footer boolean not null,
  updated_at timestamptz not null
);

create table webpage_version (
  webpage_id text not null references webpage (id),
  version integer not null check (version >= 1),
  title jsonb not null,
  blocks jsonb not null,
  valid_from timestamptz not null,
  -- Null: nobody but staff has seen it.
  published_at timestamptz,
  -- seed: came with the program, and follows it until staff writes one of its own.
  source text not null check (source in ('seed', 'staff')),
  content_hash text not null,
  primary key (webpage_id, version)
);
create index webpage_version_valid on webpage_version (webpage_id, valid_from) where published_at is not null;

-- A consent names a version: what was published stays as it was.
create trigger webpage_version_stays before update or delete on webpage_version
  for each row when (old.published_at is not null) execute function refuse_change();
