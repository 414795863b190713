import { expect, test } from 'vitest';
import { ROWS_MOST, readAdTable } from './read-ad-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The code of what cannot be read; the number of rows and columns otherwise. */
function outcome(text: string): string {
  try {
    const { rows, columns } = readAdTable(text);
    return `${rows.length} x ${columns.length}`;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return error.code;
  }
}

const POSTING = '{"@type":"JobPosting","title":"Küchenhilfe","description":"Im Team"}';
const page = (script: string) => `<html><script>let a = 1 < 2;</script>${script}</html>`;

test('import.1 postings of a page are found whatever stands before them in their tag', () => {
  expect(outcome(page(`<script id="a" type='application/LD+json' data-b>${POSTING}</SCRIPT >`))).toBe(
    '1 x 2',
  );
  expect(outcome(page(`<script type="application/ld+json">{broken</script>`))).toBe('no_posting');
  expect(outcome(page(`<script type="application/ld+json">${POSTING}`))).toBe('no_posting');
  expect(outcome(`<?xml version="1.0"?><x/><script type="application/ld+json">${POSTING}</script>`)).toBe(
    '1 x 2',
  );
});

/** Texts that a pattern would read on from each of their parts, or that become far more cells than letters. */
test.each([
  ['tags that never end', '<script'.repeat(100_000), 'no_posting'],
  ['scripts that never end', '<script ld+json>'.repeat(50_000), 'no_posting'],
  ['one end for all scripts', `${'<script ld+json>'.repeat(50_000)}</script>`, 'no_posting'],
  ['tags that never end in a feed', `<?xml?>${'<script '.repeat(60_000)}`, 'broken_xml'],
  [
    'a column for each row of JSON',
    `[${Array.from({ length: 20_000 }, (_, at) => `{"a${at}":1}`)}]`,
    'too_many_rows',
  ],
  [
    'a column for each ad of a feed',
    `<source>${Array.from({ length: 20_000 }, (_, at) => `<job><a${at}>b</a${at}></job>`).join('')}</source>`,
    'too_many_rows',
  ],
  ['a table of columns and short rows', `${'a,'.repeat(2000)}\n${'c\n'.repeat(200_000)}`, 'too_many_rows'],
  ['lists in lists', '['.repeat(100_000) + ']'.repeat(100_000), 'no_posting'],
  ['elements in elements', `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`, 'no_posting'],
  ['ads in elements', `<source>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</source>`, 'broken_xml'],
])('import.6 %s are read in the time of any other text', (_, text, expected) => {
  expect(outcome(text)).toBe(expected);
});

test('import.6 a table of as many rows as are imported at once, and empty ones below, is read', () => {
  expect(outcome(`title;city\n${'a;b\n'.repeat(ROWS_MOST)}${';\n'.repeat(ROWS_MOST)}`)).toBe(
    `${ROWS_MOST} x 2`,
  );
  expect(outcome(`title;city\n${'a;b\n'.repeat(ROWS_MOST + 1)}`)).toBe('too_many_rows');
});
