import { describe, expect, test } from 'vitest';
import { adsOf, recognised } from './ad-row.ts';
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
    ['UTF-8', Buffer.from(COMMAS), undefined],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${COMMAS}`), undefined],
    ['semicolons', Buffer.from(GERMAN), undefined],
    ['semicolons, in Latin-1', Buffer.from(GERMAN, 'latin1'), 'windows-1252'],
    ['tabs, in UTF-16', utf16(`\uFEFF${TABS}`), 'utf-16le'],
    ['UTF-16 without its mark', utf16(TABS), 'utf-16le'],
    ['UTF-16, the other way round', utf16(`\uFEFF${TABS}`).swap16(), 'utf-16be'],
  ])('%s', (_, bytes, encoding) => {
    const table = readTable(bytes);
    const [ad] = adsOf(table, recognised(table.columns));
    expect(ad).toMatchObject({
      job_id: '7',
      title: 'Bäcker (m/w/d)',
      description: 'Brot backen; Kunden bedienen',
    });
    expect(table.encoding).toBe(encoding);
  });
});

test('German columns are known, and those that are not read are named', () => {
  const table = readTable(Buffer.from(GERMAN));
  const map = recognised(table.columns);
  expect(adsOf(table, map)[0]).toMatchObject({
    postcode: '29221',
    city: 'Celle',
    salary_min: '15,50',
    salary_max: '17,00',
    salary_period: 'Stunde',
    salary_currency: 'EUR',
    employment_type: 'Vollzeit',
  });
  expect(table.columns.filter((name) => !map.has(name))).toEqual(['Ansprechpartner']);
});

test('what a spreadsheet writes for a broken formula is an empty cell', () => {
  const { rows } = readTable(Buffer.from('a,b\n#NAME?,#WERT!\n1,2\n'));
  expect(rows).toEqual([
    { a: '', b: '' },
    { a: '1', b: '2' },
  ]);
});

test('what is no table says where it stops being one; a cell is no longer than a spreadsheet’s', () => {
  const failure = (text: string) => {
    try {
      readTable(Buffer.from(text));
    } catch (error) {
      return error;
    }
    return undefined;
  };
  expect(failure('')).toMatchObject({ code: 'no_rows' });
  expect(failure('a,b\n')).toMatchObject({ code: 'no_rows' });
  expect(failure('a,b\n1,"open')).toMatchObject({ code: 'no_table', line: 2, separator: ',' });
  expect(failure('a,b\n1,2,3\n')).toMatchObject({ code: 'no_table', line: 2 });
  const { rows } = readTable(Buffer.from(`a,b\n1,${'x'.repeat(1_000_000)}\n`));
  expect(rows[0]?.b).toHaveLength(32_767);
});
