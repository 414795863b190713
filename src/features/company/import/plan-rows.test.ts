import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { adsOf, recognised } from '../../../../contract/import/ad-row.ts';
import {
  type PlannedRow,
  type PlanOf,
  planRows,
  type RowChoice,
  type Verdict,
} from '../../../../contract/import/plan-rows.ts';
import { readAdTable } from '../../../../contract/import/read-ad-table.ts';
import { bakery } from '../../../testing/job-draft.ts';
import { readFile } from './read-file.ts';

const REAL = join(import.meta.dirname, '../../../../../shared/data/job-ads.csv');
const COMPANY = '11111111-1111-4111-8111-111111111111';
const CELLE = { label: 'Celle', lat: 52.62, lng: 10.08, postcode: null, precision: 'town' as const };
const LEIPZIG = { label: 'Leipzig', lat: 51.34, lng: 12.37, postcode: null, precision: 'town' as const };
const PLAN: PlanOf = {
  companyId: COMPANY,
  jobs: [],
  book: {
    named: (text) => [CELLE, LEIPZIG].filter(({ label }) => label === text),
    suggest: (text) => (text === 'Leibzig' ? [LEIPZIG] : []),
  },
  words: {
    department: 'Abteilung',
    industry: 'Branche',
    function: 'Tätigkeit',
    experience: 'Erfahrung',
    education: 'Abschluss',
  },
  pay: { currency: 'EUR', unit: 'HOUR' },
  today: '2026-11-26',
};

const CSV = `Kennung;Titel;Ort;Beschreibung;Gehalt von;Gehalt bis;Std_Wo
1;Küchenhilfe;Leipzig;Du schneidest Gemüse und spülst ab.;14,50;16;20
2;Kasse;Celle;Du kassierst und räumst Regale ein.;12,50;14;12
3;Koch;Leibzig;Du kochst mittags für achtzig Leute.;17;19;38
4;Verkauf;Celle;Du verkaufst Brot und Kuchen am Stand.;;;40
5;Spülkraft;Celle;Zu kurz;14;;20
1;Küchenhilfe;Leipzig;Du schneidest Gemüse und spülst ab.;14,50;16;20
`;

function ads(csv: string) {
  const table = readAdTable(csv);
  return adsOf(table, recognised(table.columns));
}
const plan = (csv: string, of: Partial<PlanOf> = {}, choices: [number, RowChoice][] = []) =>
  planRows(ads(csv), new Map(choices), { ...PLAN, ...of });
const verdicts = (rows: readonly PlannedRow[]) => rows.map(({ verdict }) => verdict);
/** As the rows are once they were written. */
const written = (rows: readonly PlannedRow[]): CompanyJob[] =>
  rows.flatMap(({ verdict, draft, jobId, digest }) =>
    draft && (verdict === 'new' || verdict === 'open')
      ? [{ ...made(draft), _id: jobId, status: 'draft', imported: { digest, edited: false } }]
      : [],
  );
const made = (draft: object) => ({ ...bakery, ...draft }) as unknown as CompanyJob;

describe('import.3 each row is decided before anything is written', () => {
  it('what is good, what needs somebody, what is double and what is no job', () => {
    const rows = plan(CSV);
    expect(verdicts(rows)).toEqual(['new', 'open', 'open', 'open', 'unreadable', 'double']);
    expect(rows.map(({ findings }) => findings)).toEqual([
      [],
      [{ code: 'below_wage', perHour: 1250, wage: 1390 }],
      [{ code: 'place_unknown', said: 'Leibzig', near: ['Leipzig'] }],
      [{ code: 'pay_missing' }],
      [{ code: 'text_short' }],
      [],
    ]);
    expect(rows[0]?.draft).toMatchObject({ hours: { min: 20, max: 20 }, location: { label: 'Leipzig' } });
  });

  it('a cell that is mended mends its row, and a double that is wanted is a job of its own', () => {
    const rows = plan(CSV, {}, [
      [1, { cells: { salary_min: '13,90' } }],
      [2, { cells: { city: 'Leipzig' } }],
      [5, { anyway: true }],
    ]);
    expect(verdicts(rows)).toEqual(['new', 'new', 'new', 'open', 'unreadable', 'new']);
    expect(new Set(rows.map(({ jobId }) => jobId)).size).toBe(6);
  });
});

describe('import.4 a second import changes and never doubles', () => {
  const first = plan(CSV);
  const jobs = written(first);

  it('the same file again changes nothing, also where cells were mended', () => {
    expect(verdicts(plan(CSV, { jobs }))).toEqual(['same', 'same', 'same', 'same', 'unreadable', 'double']);
    const mended = jobs.map((one) => ({ ...one, openings: 4 }));
    expect(verdicts(plan(CSV, { jobs: mended })).slice(0, 4)).toEqual(['same', 'same', 'same', 'same']);
  });

  it('a row that has changed changes its job; what people have edited since is left alone, unless it is wanted', () => {
    const dearer = CSV.replaceAll('14,50', '15');
    const [changed] = plan(dearer, { jobs });
    expect(changed).toMatchObject({ verdict: 'changed', patch: { pay: { min: 1500, max: 1600 } } });
    expect(Object.keys(changed?.patch ?? {})).toEqual(['pay']);
    const edited = jobs.map((one) => ({ ...one, imported: { digest: 'x', edited: true } }));
    const after = edited.map((one) => ({ ...one, title: `${one.title} (m/w/d)` }));
    expect(plan(dearer, { jobs: after })[0]?.verdict).toBe('edited');
    expect(plan(dearer, { jobs: after }, [[0, { anyway: true }]])[0]?.verdict).toBe('changed');
  });

  it('a job that is online is not taken off by a row that lacks something', () => {
    const online = jobs.map((one) => ({ ...one, status: 'published' as const }));
    expect(plan(CSV.replaceAll('14,50', '12'), { jobs: online })[0]?.verdict).toBe('live');
  });

  it('without numbers a row is known by title and place; a job written by hand is seen to be the same', () => {
    const plain = CSV.replace(/^[^;]*;/gm, '');
    const rows = plan(plain);
    expect(verdicts(plan(plain, { jobs: written(rows) })).slice(0, 2)).toEqual(['same', 'same']);
    const byHand = [{ ...made(rows[0]?.draft ?? {}), _id: COMPANY, status: 'published' as const }];
    expect(plan(plain, { jobs: byHand })[0]).toMatchObject({ verdict: 'double', job: { _id: COMPANY } });
  });
});

describe.skipIf(!existsSync(REAL))(
  `real ads${existsSync(REAL) ? '' : ' (left out: ../shared/data is not there)'}`,
  () => {
    it('import.4 all 300 find a verdict, and a second import of them changes nothing', async () => {
      const table = await readFile(new File([readFileSync(REAL)], 'job-ads.csv'));
      const rows = adsOf(table, recognised(table.columns));
      const first = planRows(rows, new Map(), PLAN);
      const count = (one: Verdict) => first.filter(({ verdict }) => verdict === one).length;
      expect([count('new'), count('open'), count('double'), count('unreadable')]).toMatchInlineSnapshot(`
        [
          3,
          292,
          0,
          5,
        ]
      `);
      const jobs = written(first);
      const again = planRows(rows, new Map(), { ...PLAN, jobs });
      expect(
        again.filter(({ verdict }) => verdict === 'new' || verdict === 'open' || verdict === 'changed'),
      ).toEqual([]);
    });
  },
);
