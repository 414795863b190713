import { expect, test } from 'vitest';
import type { Rows } from '../../contract/sync.ts';
import { ShownRows } from './shown-rows.ts';

const row = { _id: 'a', ver: 3 } as Rows['message'];

test('a presented row counts in its bucket, and at its version alone', () => {
  const shown = new ShownRows();
  shown.keep('user:mia', 'message', row);
  const found = (bucket: string, ver: number) => shown.find(bucket, { table: 'message', id: 'a', ver });
  expect(found('user:mia', 3)).toBe(row);
  // It has moved since.
  expect(found('user:mia', 4)).toBeUndefined();
  expect(found('company:b', 3)).toBeUndefined();
  expect(shown.find('user:mia', { table: 'conversation', id: 'a', ver: 3 })).toBeUndefined();
});
