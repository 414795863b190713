import { describe, expect, test } from 'vitest';
import { readAdRows } from './ad-row.ts';
import { readTable } from './read-table.ts';

/** As a German spreadsheet exports it. */
const GERMAN = [
  'Kennung;Stellenbezeichnung;Beschreibung;PLZ;Ort;Gehalt (von);Gehalt (bis);Gehalt je;Währung;Beschäftigungsart;Ansprechpartner',
  '7;Bäcker (m/w/d);"Brot backen; Kunden bedienen";29221;Celle;15,50;17,00;Stunde;EUR;Vollzeit;Frau Öztürk',
].join('\r\n');
const COMMAS = 'job_id,title,description\n7,Bäcker (m/w/d),"Brot backen; Kunden bedienen"\n';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const TABS = COMMAS.replaceAll(',', '\t');

describe('a table is read, whichever program has written it', () => {
  test.each([
    ['UTF-8', Buffer.from(COMMAS), []],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${COMMAS}`), []],
    ['semicolons', Buffer.from(GERMAN), []],
    ['semicolons, in Latin-1', Buffer.from(GERMAN, 'latin1'), ['Read as windows-1252.']],
    ['tabs, in UTF-16', utf16(`\uFEFF${TABS}`), ['Read as utf-16le.']],
    ['UTF-16 without its mark', utf16(TABS), ['Read as utf-16le.']],
    ['UTF-16, the other way round', utf16(`\uFEFF${TABS}`).swap16(), ['Read as utf-16be.']],
  ])('%s', (_, bytes, notes) => {
    const table = readTable(bytes, 'ads.csv');
    const [ad] = readAdRows(table, 'ads.csv').ads;
    expect(ad).toMatchObject({
      job_id: '7',
      title: 'Bäcker (m/w/d)',
      description: 'Brot backen; Kunden bedienen',
    });
    expect(table.notes).toEqual(notes);
  });
});

test('German columns are known, and those that are not read are named', () => {
  const { ads, unread } = readAdRows(readTable(Buffer.from(GERMAN), 'ads.csv'), 'ads.csv');
  expect(ads[0]).toMatchObject({
    postcode: '29221',
    city: 'Celle',
    salary_min: '15,50',
    salary_max: '17,00',
    salary_period: 'Stunde',
    salary_currency: 'EUR',
    employment_type: 'Vollzeit',
  });
  expect(unread).toEqual(['Ansprechpartner']);
});

test('what a spreadsheet writes for a broken formula is an empty cell', () => {
  const { rows } = readTable(Buffer.from('a,b\n#NAME?,#WERT!\n'), 'ads.csv');
  expect(rows).toEqual([{ a: '', b: '' }]);
});

test('files that are no such files are named in one sentence', () => {
  const read = (text: string) => readAdRows(readTable(Buffer.from(text), 'x.csv'), 'x.csv');
  expect(() => read('a,b\n1,2\n')).toThrow(
    'x.csv lacks the columns job_id, title, description; it has a, b.',
  );
  expect(() => read('')).toThrow('x.csv holds no rows.');
  expect(() => read('job_id,title,description\n1,"open')).toThrow(
    'x.csv is no table with a header line (line 2); it was read as separated by commas.',
  );
});
