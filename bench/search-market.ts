import { sql } from 'kysely';
import { v4 } from 'uuid';
import { Effects } from '../server/database/change-log/effects.ts';
import type { Db } from '../server/database/database.ts';
import { readCities } from '../server/ports/gazetteer/read-packages.ts';
import { insertJobs } from '../server/seed/insert-jobs.ts';
import { generateMarket, type Market } from '../server/seed/market/generate.ts';

/** Ads that all others are copies of. */
const MODELS = 400;
const BATCH = 50_000;
/** Rare words: what a real market's titles hold besides the sample's. */
const RARE_WORDS = 40_000;

/**
 * Fills a database with so many published jobs: the sample market's ads, copied into towns by their population, at
 * other times, pay and ages, with rare words of their own. The triggers are left out for the copies, because stemming
 * a million texts is not what is measured; the rows they would make are derived from those of the models.
 */
export async function fillMarket(
  db: Db,
  count: number,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  await insertSample(db, MODELS, now);
  await makeTowns(db);
  const indexes = await dropIndexes(db);
  await sql`alter table job disable trigger user`.execute(db);
  for (let from = MODELS; from < count; from += BATCH) {
    await copyModels(db, from, Math.min(from + BATCH, count), now);
    say(`  ${Math.min(from + BATCH, count)} jobs`);
  }
  await sql`alter table job enable trigger user`.execute(db);
  await sql`insert into search_word select distinct 'x' || translate(substr(md5(n::text), 1, 11), '0123456789abcdef', 'abdefghiklmnorst') from generate_series(1, ${sql.lit(RARE_WORDS)}) n`.execute(
    db,
  );
  await sql`
    insert into market_change (job_id, ver, deleted, at) select id, ver, false, published_at from job
    on conflict do nothing`.execute(db);
  say('  indexes');
  await sql`set maintenance_work_mem = '1GB'`.execute(db);
  for (const definition of indexes) await sql.raw(definition).execute(db);
}

/** So many ads of the sample market, published, with their companies. */
export async function insertSample(db: Db, count: number, now: Date): Promise<Market> {
  const market = generateMarket({ seed: 4400, now, count, newId: (random) => v4({ random }) });
  const { companies, jobs } = market;
  await db
    .insertInto('company')
    .values(
      companies.map((company) => ({
        id: company._id,
        company_uid: company.companyUID,
        company_name: company.companyName,
        verified: company.verified,
        employee_count: company.general.employeeCount,
        rejection_text: company.general.rejectionText,
        reply_days: company.general.replyDays,
        created_at: new Date(company.createdAt),
      })),
    )
    .execute();
  await insertJobs(
    db,
    new Effects(),
    jobs.map((job) => ({
      id: job._id,
      companyId: job._companyId,
      draft: job,
      published: { at: new Date(job.publishedAt), validThrough: new Date(job.validThrough) },
    })),
    now,
  );
  return market;
}

/** Towns with the end of their share of all people, so that one random number picks one. */
async function makeTowns(db: Db): Promise<void> {
  const towns = readCities()
    .filter(({ district, population }) => !district && population > 0)
    .map(({ name, lat, lng, population }) => ({ label: name, lat, lng, population }));
  await sql`
    create table bench_town as
    select label, lat, lng, search_lexemes(search_text(label)) as stems,
      sum(population) over (order by label, lat) / sum(population) over () as upto
    from jsonb_to_recordset(${JSON.stringify(towns)}::jsonb)
      as t (label text, lat float8, lng float8, population float8)`.execute(db);
  await sql`create index on bench_town (upto)`.execute(db);
  await sql`create table bench_model as select row_number() over (order by id) - 1 as n, id from job`.execute(
    db,
  );
}

async function dropIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'job_search' and indexname <> 'job_search_pkey'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

async function copyModels(db: Db, from: number, to: number, now: Date): Promise<void> {
  await sql`
    create table bench_copy as
    select gen_random_uuid() as id, model.id as model_id, town.label, town.lat, town.lng, town.stems,
      date_trunc('milliseconds', ${now}::timestamptz - random() * interval '29 days') as published_at,
      1 + random() * 0.5 as raise, 'x' || translate(
        substr(md5((random() * ${sql.lit(RARE_WORDS)})::int::text), 1, 11), '0123456789abcdef', 'abdefghiklmnorst'
      ) as rare
    from (
      select number, random() as pick from generate_series(${sql.lit(from + 1)}, ${sql.lit(to)}) number
    ) chance
    join bench_model model on model.n = chance.number % ${sql.lit(MODELS)}
    cross join lateral (select * from bench_town where upto >= chance.pick order by upto limit 1) town`.execute(
    db,
  );
  await sql`
    insert into job
    select (jsonb_populate_record(j, jsonb_build_object(
      'id', c.id, 'published_at', c.published_at, 'valid_through', c.published_at + interval '30 days',
      'location', case when j.location is null then null
        else jsonb_build_object('label', c.label, 'lat', c.lat, 'lng', c.lng) end,
      'pay', case when j.pay is null then null
        else j.pay || jsonb_build_object('max', ((j.pay ->> 'max')::int * c.raise)::int) end
    ))).*
    from bench_copy c join job j on j.id = c.model_id`.execute(db);
  await sql`
    insert into job_search
    select c.id, s.company_id, c.published_at, c.published_at + interval '30 days', s.kind, s.remote, s.min_age,
      pay_per_hour(j.pay), s.hours_min, s.start_date,
      case when j.location is not null then point(c.lng, c.lat) end,
      case when j.location is not null then cos(radians(c.lat)) * cos(radians(c.lng)) end,
      case when j.location is not null then cos(radians(c.lat)) * sin(radians(c.lng)) end,
      case when j.location is not null then sin(radians(c.lat)) end,
      (select array_to_tsvector(array_agg(lexeme)) from unnest(s.document) where lexeme not like '@%') || array_to_tsvector(
        job_search_marks(j.kind, j.remote, (j.location ->> 'lat')::float8, (j.location ->> 'lng')::float8) || c.stems || array(select '^' || stem from unnest(c.stems) stem) || array[c.rare, '^' || c.rare]
      ), s.hours_max
    from bench_copy c join job j on j.id = c.id join job_search s on s.job_id = c.model_id`.execute(db);
  await sql`drop table bench_copy`.execute(db);
}
