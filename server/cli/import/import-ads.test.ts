import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobDraft } from '../../../contract/entities/job.ts';
import type { AdRow } from '../../../contract/import/ad-row.ts';
import { adToDraft } from '../../../contract/import/ad-to-draft.ts';
import { grantPlan } from '../../domain/billing/grant.ts';
import { gazetteer } from '../../ports/gazetteer/load-gazetteer.ts';
import { noticesOf } from '../../testing/hiring.ts';
import { applying, company as newCompany, pullAll, seeker } from '../../testing/people.ts';
import { openMigrated } from '../../testing/pglite-template.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { findCompany } from './find-company.ts';
import { type ImportPlan, importAds } from './import-ads.ts';
import { placesFor } from './places.ts';
import { readAds } from './read-ads.ts';

const REAL = join(import.meta.dirname, '../../../../shared/data/job-ads.csv');
const CELLE = { location: { label: 'Celle', lat: 52.6226, lng: 10.0805 } };

const CSV = `job_id,title,location,salary_range,description,requirements,benefits,telecommuting,employment_type,required_experience,fraudulent
1,Baker &amp; Co,"Celle, DE",20000-28000 EUR per year,"Baking bread every day, early.We start at four.",Early riserStrong arms,Bread,0,Full-time,Entry level,0
2,Writer,,,"Writing texts for our shop, from home.",#NAME?,,1,Contract,,0
3,Clerk,28195 Bremen,,"Sorting letters in our office, all day.",,,0,Full-time,,0
4,Riches,,,"Earn a lot of money without doing anything.",,,0,Other,,1
5,Short,,,Too short,,,0,Other,,0
6,${'Very long title '.repeat(8)},29221,15-18 €/Std.,"Working hours are as long as the title is.",,,0,Part-time,Internship,0
1,Twice,,,"The same number stands in the file twice.",,,0,Contract,,0
,Nameless,,,"This row has no number of its own at all.",,,0,Contract,,0
9,Driver,Atlantis,2500 EUR/Monat,"Driving parcels through the whole town.",,,0,Vollzeit,,0
10,Guide,Celle,1600-1700,"Showing the old town to visitors, daily.",,,0,Ausgeliehen,,0
`;

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
});
beforeEach(() => t.reset());
afterAll(() => t.close());

const rowsOf = (csv: string): AdRow[] => readAds(Buffer.from(csv), 'ads.csv').ads;

async function run(rows: AdRow[], also: Partial<ImportPlan> & { company?: string; free?: boolean } = {}) {
  const lines: string[] = [];
  const made = also.company ?? (await findCompany(t.db, { name: 'Imported Ltd', make: true, now: t.now })).id;
  if (!also.free) await grantPlan(t.db, [made], { now: t.now });
  const counts = await importAds(t.parts, rows, {
    companyId: made,
    places: placesFor(gazetteer(), 'nowhere'),
    publishWithoutPay: false,
    dryRun: false,
    say: (line) => lines.push(line),
    signal: async () => undefined,
    ...also,
  });
  return { lines, counts, company: made };
}

const market = async () =>
  (await pullAll(t, 'mia')).changes.flatMap(({ row, table }) => (table === 'job' && row ? [row] : []));
const titled = async (start: string) => (await market()).find(({ title }) => title.startsWith(start));

test('every row is told, and what a row does not say is not made up', async () => {
  const { lines, counts } = await run(rowsOf(CSV));
  expect(counts).toEqual({ published: 3, draft: 3, changed: 0, present: 0, kept: 0, refused: 4 });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "row 1 (job_id 1): published
    row 2 (job_id 2): published
    row 3 (job_id 3): imported as a draft; a job of kind employment is not published without pay
    row 4 (job_id 4): refused; marked as fraudulent
    row 5 (job_id 5): refused; description shorter than 20 characters
    row 6 (job_id 6): published; title shortened
    row 7 (job_id 1): refused; job_id occurs twice in the file
    row 8 (job_id empty): refused; job_id is empty
    row 9 (job_id 9): imported as a draft; place "Atlantis" is not known
    row 10 (job_id 10): imported as a draft; pay "1600-1700" does not say for which time it is and its currency; employment type "Ausgeliehen" is not known
    10 of 10 rows done"
  `);
});

test('an ad becomes a job of the market in the words of the contract', async () => {
  await run(rowsOf(CSV));
  await seeker(t, 'mia');
  expect(await titled('Baker & Co')).toMatchObject({
    kind: 'employment',
    employmentType: ['FULL_TIME'],
    description: 'Baking bread every day, early.\nWe start at four.',
    must: ['Early riser', 'Strong arms', 'Experience: Entry level'],
    benefits: ['Bread'],
    location: { label: 'Celle' },
    pay: { min: 2_000_000, max: 2_800_000, currency: 'EUR', unit: 'YEAR' },
    companyName: 'Imported Ltd',
    companyVerified: false,
    validThrough: '2026-04-01T21:59:59.999Z',
  });
  expect(await titled('Writer')).toMatchObject({
    kind: 'freelance',
    remote: 'full',
    location: null,
    pay: null,
    must: [],
  });
  expect(await titled('Very long')).toMatchObject({
    kind: 'internship',
    location: { label: '29221 Celle' },
    pay: { min: 1500, unit: 'HOUR' },
  });
  for (const draft of ['Clerk', 'Driver', 'Guide']) expect(await titled(draft)).toBeUndefined();
});

test('a second import adds nothing; a row that was changed changes its job, and tells who has applied', async () => {
  await run(rowsOf(CSV));
  const again = await run(rowsOf(CSV));
  expect(again.counts).toEqual({ published: 0, draft: 0, changed: 0, present: 6, kept: 0, refused: 4 });
  await seeker(t, 'mia');
  const before = await titled('Baker & Co');
  await t.call('mia', 'application.add', applying(before?._id ?? ''));
  const dearer = rowsOf(
    CSV.replace('20000-28000', '22000-30000').replace('Driving parcels', 'Bringing parcels'),
  );
  const { counts, lines } = await run(dearer);
  expect(counts).toMatchObject({ published: 0, changed: 2, present: 4 });
  expect(lines[0]).toBe('row 1 (job_id 1): changed; pay');
  const after = await titled('Baker & Co');
  expect(after).toMatchObject({ _id: before?._id, rev: 2, pay: { min: 2_200_000, max: 3_000_000 } });
  await t.doWork();
  expect((await noticesOf(t, 'mia')).map(([type]) => type)).toContain('job_changed');
});

test('what was edited or deleted in the app since is left alone', async () => {
  const { _id: company } = await newCompany(t, 'olga');
  await run(rowsOf(CSV), { company });
  await seeker(t, 'mia');
  const baker = await titled('Baker & Co');
  await t.call('olga', 'job.update', { _jobId: baker?._id ?? '', rev: 1, patch: { title: 'Master baker' } });
  const { lines, counts } = await run(rowsOf(CSV.replace('Bread,0', 'Cake,0')), { company });
  expect(counts).toMatchObject({ changed: 0, kept: 1, present: 5 });
  expect(lines[0]).toBe('row 1 (job_id 1): left alone; it was edited in the app since');
  expect((await run(rowsOf(CSV), { company })).lines[0]).toBe('row 1 (job_id 1): already there');
  const drafts = await t.db.selectFrom('job').where('title', '=', 'Clerk').select('id').execute();
  await t.call('olga', 'job.delete', { jobId: drafts[0]?.id ?? '' });
  const gone = await run(rowsOf(CSV.replace('all day', 'all night')), { company });
  expect(gone.lines[2]).toBe('row 3 (job_id 3): left alone; it was deleted in the app');
});

test('a number that another ad had in another file takes nothing from it', async () => {
  await run(rowsOf(CSV));
  const other = `job_id,title,description,telecommuting\n2,Painter,"Painting pictures for our shop, from home.",1`;
  const { lines, counts } = await run(rowsOf(other));
  expect(counts).toMatchObject({ kept: 1, changed: 0 });
  expect(lines[0]).toBe('row 1 (job_id 2): left alone; "Writer" has this job_id; another ad needs another');
});

test('an import is named among the edits of a job, and a colleague who has not seen it is told', async () => {
  const { _id: company } = await newCompany(t, 'olga');
  await run(rowsOf(CSV), { company });
  await run(rowsOf(CSV.replace('Bread,0', 'Cake,0')), { company });
  await seeker(t, 'mia');
  const baker = await titled('Baker & Co');
  const edits = await t.call('olga', 'job.revisions', { jobId: baker?._id ?? '' });
  expect(edits.data.items).toMatchObject([
    { rev: 2, by: { _userId: null }, changes: [{ field: 'benefits' }] },
  ]);
  const late = await t.call('olga', 'job.update', {
    _jobId: baker?._id ?? '',
    rev: 1,
    patch: { openings: 2 },
  });
  expect(late.error).toMatchObject({ code: 'rev_conflict', detail: { by: 'Import' } });
});

test('a plan’s places hold: what finds none becomes a draft', async () => {
  const { counts, lines } = await run(rowsOf(CSV), { free: true });
  expect(counts).toMatchObject({ published: 1, draft: 5 });
  expect(lines[1]).toBe('row 2 (job_id 2): imported as a draft; every job slot of the plan is in use');
});

test('where staff looks at ads first, an import publishes none', async () => {
  t.settings.review = true;
  const { counts, lines } = await run(rowsOf(CSV));
  expect(counts).toMatchObject({ published: 0, draft: 6 });
  expect(lines[0]).toContain('staff looks at it first');
});

test('a dry run says the same and writes nothing', async () => {
  const many = Array.from(
    { length: 120 },
    (_, index) => `${index},Baker ${index},Celle,20 €/h,"Baking bread every day, early.",,,0,Full-time,,0`,
  );
  const rows = rowsOf([CSV.split('\n')[0], ...many].join('\n'));
  const plan = { dryRun: true, free: true };
  const { lines, counts, company } = await run(rows, plan);
  expect(counts).toMatchObject({ published: 1, draft: 119 });
  expect(await t.db.selectFrom('job').where('company_id', '=', company).selectAll().execute()).toEqual([]);
  expect((await run(rows, { free: true })).lines).toEqual(lines);
});

test('without pay they are published when asked for; with pay that is not clear they are not', async () => {
  const { counts } = await run(rowsOf(CSV), { publishWithoutPay: true });
  expect(counts).toMatchObject({ published: 4, draft: 2 });
});

test('L30 an ad below the minimum wage becomes a draft, and one on the market is not made one', async () => {
  const paying = (pay: string) =>
    rowsOf(
      `${CSV.split('\n')[0]}\n1,Baker,"Celle, DE",${pay},"Baking bread every day, early.",,,0,Part-time,,0\n`,
    );
  const cheap = await run(paying('12-13 EUR per hour'), { publishWithoutPay: true });
  expect(cheap.lines[0]).toBe(
    'row 1 (job_id 1): imported as a draft; 12.00 EUR an hour are less than the minimum wage of 13.90',
  );
  await seeker(t, 'mia');
  expect(await titled('Baker')).toBeUndefined();
  await t.reset();
  expect((await run(paying('13.90-15 EUR per hour'))).counts.published).toBe(1);
  const lowered = await run(paying('13-15 EUR per hour'));
  expect(lowered.lines[0]).toMatch(
    /left alone; it is on the market or in review, .* 13\.00 EUR an hour are less/,
  );
  await seeker(t, 'mia');
  expect(await titled('Baker')).toMatchObject({ pay: { min: 1390 } });
});

test('a company that is not there is made only when that is asked for', async () => {
  const find = (name: string, make = false) => findCompany(t.db, { name, make, now: t.now });
  await expect(find('Imported Ltd')).rejects.toThrow('No company is called "Imported Ltd"');
  expect(await find('Imported Ltd', true)).toMatchObject({ made: true });
  expect(await find('Imported Ltd', true)).toMatchObject({ made: false });
  await expect(find('Importet Ltd.')).rejects.toThrow('there is Imported Ltd. With --make-company');
});

describe.skipIf(!existsSync(REAL))(
  `real ads${existsSync(REAL) ? '' : ' (left out: ../shared/data is not there)'}`,
  () => {
    test('all 300 are imported or refused with a reason, each as the contract wants it', async () => {
      const rows = readAds(readFileSync(REAL), REAL).ads;
      for (const row of rows) {
        const read = adToDraft(row, CELLE);
        if ('draft' in read) expect(jobDraft.parse(read.draft)).toEqual(read.draft);
        else expect(read.refused.code).toMatch(/fraudulent|short/);
      }
      const placeless = await run(rows, { publishWithoutPay: true, dryRun: true });
      const spread = { publishWithoutPay: true, places: placesFor(gazetteer(), { spread: 1 }) };
      const { counts } = await run(rows, spread);
      expect([placeless.counts, counts]).toMatchInlineSnapshot(`
        [
          {
            "changed": 0,
            "draft": 290,
            "kept": 0,
            "present": 0,
            "published": 5,
            "refused": 5,
          },
          {
            "changed": 0,
            "draft": 44,
            "kept": 0,
            "present": 0,
            "published": 251,
            "refused": 5,
          },
        ]
      `);
      await seeker(t, 'mia');
      expect(await market()).toHaveLength(counts.published);
    });
  },
);
