-- A search text is cut into words by contract/search. What it cuts, the index of ads has to hold.

-- Without what nobody sees, and without signs on letters that are none of German: vowel signs of Arabic and Hebrew, an
-- accent that stands by itself. As `composed` and `foldTerm` of contract/search/fold-term.ts.
create or replace function search_seen(raw text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    case when raw ~ '[\u0300-\u036f]' then normalize(raw, NFC) else raw end,
    '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20f0\ufe00-\ufe0f\ufeff]',
    '', 'g'
  )
$$;

-- Text as it is searched: no "(m/w/d)", no ":in" or "/-innen", and nothing but words between spaces, cut as
-- contract/search/each-word.ts cuts them. Hazards: the parser of PostgreSQL would take "node.js" for a host, "16-18" for
-- a number below zero; what a locale calls a letter differs, so letters are told by their numbers. Between two letters a
-- hyphen stays, for slips that leave it out.
create or replace function search_text(raw text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          lower(search_seen(raw)),
          '[(\[]?(?<![[:alnum:]\u00c0-\u1fff])[mwfdxi]([\s\u00a0]*[/|,][\s\u00a0]*(divers|div|gn|a|[mwfdxi*])(?![[:alnum:]\u00c0-\u1fff]))+[\s\u00a0]*[)\]]?', ' ', 'g'
        ),
        '[:*_/·]-?in(nen)?(?![[:alnum:]\u00c0-\u1fff])', ' ', 'g'
      ),
      '[\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u02e5-\u02eb\u02ed\u02ef-\u02ff\u0375\u037e\u0384\u0385\u0387\u03f6\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u06fd\u06fe\u0964\u0965\u0970\u0e3f\u1680\u180e\u1fbd\u1fbf-\u1fc1\u1fcd-\u1fcf\u1fdd-\u1fdf\u1fed-\u1fef\u1ffd-\u205f\u207a-\u207e\u208a-\u208e\u20a0-\u20c1\u2100\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211e-\u2123\u2125\u2127\u2129\u212e\u213a\u213b\u2140-\u2144\u214a-\u214d\u214f\u218a-\u244a\u249c-\u24e9\u2500-\u2775\u2794-\u2bff\u2e00-\u2e2e\u2e30-\u3004\u3008-\u3020\u3030\u3036\u3037\u303d-\u303f\u309b\u309c\u30a0\u30fb\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\uffff\U0001f000-\U0001f0f5\U0001f10d-\U0001fbef]',
      ' ', 'g'
    ),
    '(?<![^ 0-9-])-|-(?![^ 0-9-])', ' ', 'g'
  )
$$;

-- What a text says that its words do not, because a stop word is taken away (contract/search/said-in.ts).
create or replace function search_said(raw text) returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    case when raw like '%IT%' and raw ~ '(?<![[:alnum:]\u00c0-\u1fff])IT(?![[:alnum:]\u00c0-\u1fff])' then 'it' end,
    case when raw like '%usbildung%' and raw ~* '(?<![[:alnum:]\u00c0-\u1fff])ohne (berufs)?ausbildung(?![[:alnum:]\u00c0-\u1fff])' then 'ohneausbildung' end
  ], null)
$$;

-- From here on these two tell texts as they were written: `search_text` loses what `search_said` looks for.
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

-- All three as they were written; the title is the beginning of the head. Words of the title stand in the document once
-- more with a "=" before them, not stemmed: a stem of `Intern` is one of `International` too, and one of `Lehre` of `Lehrer`.
create or replace function job_search_document(title text, head text, body text) returns tsvector language sql stable parallel safe as $$
  with cut as materialized (
    select search_text(title) as title_text, search_text(head) as head_text, search_said(head) as head_said
  )
  select array_to_tsvector(
    search_lexemes(head_text || ' . ' || search_text(body)) || head_said || search_said(body)
      || array(select '^' || word from unnest(search_lexemes(head_text) || head_said) word)
      || array(select '!' || word from unnest(search_lexemes(title_text) || search_said(title)) word)
      || array(select '=' || word from regexp_split_to_table(title_text, '[ -]+') word where word <> '')
  )
  from cut
$$;

-- In order: two publications that bring the same new words never wait for each other in a circle.
create or replace function search_words_keep(document tsvector) returns void language sql as $$
  insert into search_word (word)
  select word
  from (select distinct substr(lexeme, 2) as word from unnest(document) where lexeme ~ '^\^[^0-9]{3,40}$') words
  where not exists (select 1 from search_word known where known.word = words.word)
  order by word
  on conflict do nothing
$$;

-- Every ad has words it had not. Some 5 ms each, so 80 minutes for a million: two thirds of it are for the index of words,
-- which is not dropped meanwhile, because searches go on by it. What is published from now on is written as the next
-- migration says.
with made as (
  select
    j.id,
    job_search_document(j.title, job_search_head(j), job_search_body(j)) || array_to_tsvector(job_search_marks(
      j.kind, j.remote, (j.location ->> 'lat')::double precision, (j.location ->> 'lng')::double precision
    )) as document
  from job j where j.status = 'published' and j.deleted_at is null
), put as (
  update job_search s set document = made.document from made where made.id = s.job_id returning s.document
)
select search_words_keep(document) from put;
