import { parseArgs } from 'node:util';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { insertSample } from '../search-market.ts';
import { judgedQueries } from './judged-queries.ts';
import { type Judge, work } from './judged-work.ts';
import { deviceSearch, miniSearch, plainSearch, serverSearch } from './searches.ts';

/**
 * `npm run bench:search-quality`: how much of what is meant is found, and how much of what is found is meant, on the
 * device and on the server, beside MiniSearch and PostgreSQL's own text search. `--each` lists every query.
 */
const { values } = parseArgs({ options: { each: { type: 'boolean', default: false } } });
const NOW = new Date('2026-03-02T09:00:00.000Z');
/** Every ad of the sample market has to be among them, copies included. */
const JOBS = 900;

const say = (line: string) => process.stdout.write(`${line}\n`);
const database = await openMigrated();
const { companies, jobs } = await insertSample(database.db, JOBS, NOW);
const nameOf = new Map(companies.map(({ _id, companyName }) => [_id, companyName]));
const searches = [
  ...deviceSearch(jobs, nameOf, NOW),
  ...serverSearch(database.db, NOW),
  miniSearch(jobs, nameOf),
  plainSearch(database.db),
];

type Figures = { recall: number; precision: number; none: number };
type Rated = { language: string; own: boolean; by: Figures[] };
const rated: Rated[] = [];
for (const { typed, means, wording, language } of judgedQueries) {
  const judges = means.map((one): Judge => work[one]);
  const relevant = new Set(jobs.filter((job) => judges.some((judge) => judge(job))).map(({ _id }) => _id));
  if (relevant.size === 0) throw new Error(`nothing is relevant for ${typed}: mend judged-work.ts`);
  const by = [];
  for (const search of searches) by.push(rate(await search.find(typed), relevant));
  rated.push({ language, own: wording !== 'terms', by });
  if (values.each) say(row(typed, relevant.size, by));
}

const queries = (of: readonly Rated[]) => of.length;
const mean = (of: readonly Rated[], at: number): Figures => {
  const sum = (pick: (figures: Figures) => number) =>
    of.reduce((all, { by }) => all + pick(by[at] as Figures), 0) / of.length;
  return {
    recall: sum(({ recall }) => recall),
    precision: sum(({ precision }) => precision),
    none: sum(({ none }) => none),
  };
};
const groups: readonly [name: string, of: readonly Rated[]][] = [
  ['all', rated],
  ['German', rated.filter(({ language }) => language === 'de')],
  ['English', rated.filter(({ language }) => language === 'en')],
  ['people’s own wording', rated.filter(({ own }) => own)],
];
say('');
say(
  `${'recall / precision / nothing found'.padEnd(36)}${searches.map(({ name }) => name.padStart(24)).join('')}`,
);
for (const [name, of] of groups)
  say(
    row(
      name,
      queries(of),
      searches.map((_, at) => mean(of, at)),
    ),
  );
await database.close();

/** What finds nothing is precise about nothing: it counts 0, as its recall does. */
function rate(found: readonly string[], relevant: ReadonlySet<string>): Figures {
  const right = found.filter((id) => relevant.has(id)).length;
  return {
    recall: right / relevant.size,
    precision: found.length === 0 ? 0 : right / found.length,
    none: found.length === 0 ? 1 : 0,
  };
}

function row(name: string, count: number, by: readonly Figures[]): string {
  const cells = by.map(({ recall, precision, none }) =>
    `${recall.toFixed(2)} / ${precision.toFixed(2)} / ${none.toFixed(2)}`.padStart(24),
  );
  return `${name.padEnd(30)}${String(count).padStart(6)}${cells.join('')}`;
}
