import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { READINGS } from './readings.ts';

const page = readFileSync(new URL('../../docs/for-a-lawyer.md', import.meta.url), 'utf8');

it('docs/for-a-lawyer.md says of every cautious reading what it is, and names no other', () => {
  const [, own = ''] = page.split('## Minors, pay and neutral ads');
  const headings = [...(own.split('\n## ')[0] ?? '').matchAll(/^### (\w+)$/gm)].map(([, key]) => key);
  expect(headings.toSorted()).toEqual(Object.keys(READINGS).toSorted());
  for (const key of headings) {
    const [, text = ''] = own.split(`### ${key}\n`);
    for (const part of ['**Taken:**', '**Other reading:**', '**What would change:**'])
      expect(text.split('\n### ')[0], key).toContain(part);
  }
});
