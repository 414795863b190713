import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobDraft } from '../../../contract/entities/job.ts';
import { pullAll, seeker } from '../../testing/people.ts';
import { openMigrated } from '../../testing/pglite-template.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type AdRow, readAdRows } from './ad-row.ts';
import { adToDraft } from './ad-to-draft.ts';
import { findOrMakeCompany } from './find-company.ts';
import { importAds } from './import-ads.ts';
import { placesFor } from './places.ts';

const REAL = join(import.meta.dirname, '../../../../shared/data/job-ads.csv');
const CELLE = { label: 'Celle', lat: 52.6226, lng: 10.0805 };

const CSV = `job_id,title,salary_range,description,requirements,benefits,telecommuting,employment_type,required_experience,fraudulent
1,Baker &amp; Co,20000-28000,"Baking bread every day, early.We start at four.",Early riserStrong arms,Bread,0,Full-time,Entry level,0
2,Writer,,"Writing texts for our shop, from home.",,,1,Contract,,0
3,Clerk,,"Sorting letters in our office, all day.",,,0,Full-time,,0
4,Riches,,"Earn a lot of money without doing anything.",,,0,Other,,1
5,Short,,Too short,,,0,Other,,0
6,${'Very long title '.repeat(8)},15-18,"Working hours are as long as the title is.",,,0,Part-time,Internship,0
1,Twice,,"The same number stands in the file twice.",,,0,Contract,,0
,Nameless,,"This row has no number of its own at all.",,,0,Contract,,0
`;

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
});
beforeEach(() => t.reset());
afterAll(() => t.close());

async function run(rows: AdRow[], also: { publishWithoutPay?: boolean; seed?: number } = {}) {
  const lines: string[] = [];
  const company = await findOrMakeCompany(t.db, 'Imported Ltd', t.now);
  const summary = await importAds(t.db, rows, {
    companyId: company.id,
    places: placesFor(undefined, also.seed ?? 1),
    publishWithoutPay: also.publishWithoutPay ?? false,
    now: t.now,
    say: (line) => lines.push(line),
  });
  return { lines, summary, company };
}

test('every row is imported or named with its reason', async () => {
  const { lines, summary, company } = await run(readAdRows(CSV, 'ads.csv'));
  expect(company.made).toBe(true);
  expect(summary).toEqual({ published: 3, drafts: 1, refused: 4, present: 0 });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "row 4 (job_id 4): refused, marked as fraudulent
    row 5 (job_id 5): refused, description shorter than 20 characters
    row 7 (job_id 1): refused, job_id occurs twice in the file
    row 8 (job_id empty): refused, job_id is empty
    row 1 (job_id 1): imported and published, pay assumed to be in EUR per year
    row 3 (job_id 3): imported as draft, a job of kind employment is not published without pay
    row 6 (job_id 6): imported and published, title shortened; pay assumed to be in EUR per hour
    8 of 8 rows done"
  `);
});

test('an ad becomes a job of the market in the words of the contract', async () => {
  await run(readAdRows(CSV, 'ads.csv'));
  await seeker(t, 'mia');
  const jobs = (await pullAll(t, 'mia')).changes.flatMap(({ row, table }) =>
    table === 'job' && row ? [row] : [],
  );
  const byTitle = (start: string) => jobs.find(({ title }) => title.startsWith(start));
  expect(byTitle('Baker & Co')).toMatchObject({
    kind: 'employment',
    employmentType: ['FULL_TIME'],
    description: 'Baking bread every day, early.\nWe start at four.',
    must: ['Early riser', 'Strong arms', 'Experience: Entry level'],
    benefits: ['Bread'],
    pay: { min: 2_000_000, max: 2_800_000, currency: 'EUR', unit: 'YEAR' },
    companyName: 'Imported Ltd',
    companyVerified: false,
    validThrough: '2026-04-01T21:59:59.999Z',
  });
  expect(byTitle('Writer')).toMatchObject({ kind: 'freelance', remote: 'full', location: null, pay: null });
  expect(byTitle('Very long')).toMatchObject({ kind: 'internship', pay: { min: 1500, unit: 'HOUR' } });
  expect(byTitle('Clerk')).toBeUndefined();
});

test('a second import adds nothing, also with another seed', async () => {
  const rows = readAdRows(CSV, 'ads.csv');
  await run(rows);
  const again = await run(rows, { seed: 2 });
  expect(again.summary).toEqual({ published: 0, drafts: 0, refused: 4, present: 4 });
  expect(again.company.made).toBe(false);
  expect(again.lines).toContain('row 1 (job_id 1): already there');
});

test('without pay they are published when asked for', async () => {
  const { summary } = await run(readAdRows(CSV, 'ads.csv'), { publishWithoutPay: true });
  expect(summary).toMatchObject({ published: 4, drafts: 0 });
});

test('places: a known town, or spread the same way for the same seed', () => {
  expect(placesFor('celle', 1).next()).toEqual(CELLE);
  expect(() => placesFor('Atlantis', 1)).toThrow(/--place "Atlantis" is not known/);
  const draw = (seed: number) => {
    const places = placesFor(undefined, seed);
    return Array.from({ length: 9 }, () => places.next().label);
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('files that are no such files are named in one sentence', () => {
  expect(() => readAdRows('a,b\n1,2\n', 'x.csv')).toThrow(
    'x.csv lacks the columns job_id, title, description.',
  );
  expect(() => readAdRows('', 'x.csv')).toThrow('x.csv holds no rows.');
  expect(() => readAdRows('job_id,title,description\n1,"open', 'x.csv')).toThrow(/x\.csv is no CSV file/);
});

describe.skipIf(!existsSync(REAL))(
  `real ads${existsSync(REAL) ? '' : ' (left out: ../shared/data is not there)'}`,
  () => {
    test('all 300 are imported or refused with a reason, each as the contract wants it', async () => {
      const rows = readAdRows(readFileSync(REAL, 'utf8'), REAL);
      for (const row of rows) {
        const read = adToDraft(row, CELLE);
        if ('draft' in read) expect(jobDraft.parse(read.draft)).toEqual(read.draft);
        else expect(read.refused).toMatch(/fraudulent|shorter/);
      }
      const { summary } = await run(rows, { publishWithoutPay: true });
      expect(summary).toEqual({ published: 295, drafts: 0, refused: 5, present: 0 });
      await seeker(t, 'mia');
      expect((await pullAll(t, 'mia')).changes).toHaveLength(296);
    });
  },
);
