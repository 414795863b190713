import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readAdTable } from '../../../../contract/import/read-ad-table.ts';
import { UnreadableFile } from '../../../../contract/import/unreadable-file.ts';
import { sheetText as text, workbook } from '../../../testing/workbook.ts';
import { readFile } from './read-file.ts';

const SHEET = `<row r="1">${text('A1', 'Titel')}${text('B1', 'Stunden')}${text('C1', 'Start')}${text('D1', 'Lohn')}</row>
  <row r="2">${text('A2', '=HYPERLINK(&quot;x&quot;)')}<c r="B2"><v>20.5</v></c><c r="C2" s="1"><v>46357</v></c><c r="D2"><f>7*2</f><v>14</v></c></row>`;

const file = (bytes: BlobPart, name = 'jobs') => new File([bytes], name);
const trouble = async (of: Promise<unknown>) => {
  const error = await of.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  return error instanceof UnreadableFile ? [error.code, error.line] : error;
};

const POSTING = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Bäcker (m/w/d)',
  description: '<p>Brot backen</p><ul><li>früh</li><li>gut</li></ul>',
  identifier: { '@type': 'PropertyValue', name: 'Backhaus', value: 'B-7' },
  employmentType: ['PART_TIME', 'TEMPORARY'],
  jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Celle', postalCode: '29221' } }],
  baseSalary: { currency: 'EUR', value: { minValue: 15, maxValue: 17.5, unitText: 'HOUR' } },
};

describe('import.1 a file is read, whichever of the known kinds it is', () => {
  it('a workbook: days as days, numbers as numbers, of a formula its value, and text that looks like one stays text', async () => {
    const { columns, rows } = await readFile(file(workbook(SHEET)));
    expect(columns).toEqual(['Titel', 'Stunden', 'Start', 'Lohn']);
    expect(rows).toEqual([{ Titel: '=HYPERLINK("x")', Stunden: '20.5', Start: '2026-12-01', Lohn: '14' }]);
  });

  it('a saved page with a JobPosting, and the same as a file of JSON', async () => {
    const page = `<!doctype html><html><head><script type="application/ld+json">{broken</script>
      <script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, POSTING] })}</script></head></html>`;
    const { rows } = await readFile(file(page));
    expect(rows[0]).toMatchObject({
      job_id: 'B-7',
      title: 'Bäcker (m/w/d)',
      postcode: '29221',
      city: 'Celle',
      salary_min: '15',
      salary_max: '17.5',
      salary_period: 'HOUR',
      employment_type: 'PART_TIME',
    });
    expect((await readFile(file(JSON.stringify(POSTING)))).rows).toEqual(rows);
    expect(readAdTable('[{"Titel":"A","Ort":"Celle"},{"Titel":"B","Lohn":15}]').rows[1]).toEqual({
      Titel: 'B',
      Ort: '',
      Lohn: '15',
    });
  });

  it('a feed in XML, with the text of its ads as it stands there', async () => {
    const feed = `<?xml version="1.0"?><source><publisher>Backhaus</publisher>
      <job><title><![CDATA[Bäcker]]></title><referencenumber>B-7</referencenumber><city>Celle</city><description><![CDATA[<p>Brot &amp; Kuchen</p><script>alert(1)</script>]]></description></job></source>`;
    expect((await readFile(file(feed))).rows).toEqual([
      {
        title: 'Bäcker',
        referencenumber: 'B-7',
        city: 'Celle',
        description: '<p>Brot &amp; Kuchen</p><script>alert(1)</script>',
      },
    ]);
  });
});

describe('import.2 what cannot be read says why', () => {
  const bomb = workbook(`<!--${' '.repeat(50 * 1024 * 1024)}-->`);
  it.each([
    ['an archive that is cut off', () => workbook(SHEET).slice(0, 400), 'broken_workbook'],
    ['an archive that unpacks to far more', () => bomb, 'too_large'],
    ['an archive that is no workbook', () => zipSync({ 'a.xml': strToU8('<a/>') }), 'no_workbook'],
    ['the old format of Excel', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old_excel'],
    ['a PDF', () => '%PDF-1.7', 'no_text'],
    ['bytes of anything else', () => new Uint8Array([1, 2, 3, 4, 5]), 'no_text'],
    ['nothing', () => ' \n', 'no_rows'],
    ['JSON that is cut off', () => '[{"title":', 'broken_json'],
    ['JSON without ads', () => '{"a":1}', 'no_posting'],
    ['a page without a job', () => '<!doctype html><p>Jobs</p>', 'no_posting'],
    ['a feed without ads', () => '<?xml version="1.0"?><source/>', 'no_feed'],
    [
      'entities of its own',
      () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "b">]><source/>',
      'broken_xml',
    ],
    ['more rows than one import takes', () => `title\n${'x\n'.repeat(501)}`, 'too_many_rows'],
  ])('%s', async (_, bytes, code) => {
    expect(await trouble(readFile(file(bytes() as BlobPart)))).toEqual([code, undefined]);
  });

  it('with the line where it stops making sense', async () => {
    expect(await trouble(readFile(file('a,b\n1,"open')))).toEqual(['no_table', 2]);
    expect(await trouble(readFile(file('<?xml version="1.0"?>\n<source>\n<job></source>')))).toEqual([
      'broken_xml',
      3,
    ]);
  });
});
