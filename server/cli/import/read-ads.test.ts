import { expect, test } from 'vitest';
import { readAds } from './read-ads.ts';

test('files that are no such files are named in one sentence', () => {
  const read = (text: string) => readAds(Buffer.from(text), 'x.csv');
  expect(() => read('a,b\n1,2\n')).toThrow(
    'x.csv lacks the columns job_id, title, description; it has a, b.',
  );
  expect(() => read('')).toThrow('x.csv holds no rows.');
  expect(() => read('job_id,title,description\n1,"open')).toThrow(
    'x.csv is no table with a header line (line 2); it was read as separated by commas.',
  );
});
