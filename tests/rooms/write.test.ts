import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BIOME, PAGE, withOverrides, withTable } from './write.ts';

const AGAIN = 'rooms.ts says otherwise: npm run rooms:write';

test('biome.json bans what the table of rooms bans', () => {
  const text = readFileSync(BIOME, 'utf8');
  expect(withOverrides(text), AGAIN).toEqual(JSON.parse(text));
});

test('ARCHITECTURE.md shows the table of rooms', () => {
  const text = readFileSync(PAGE, 'utf8');
  expect(withTable(text), AGAIN).toBe(text);
  expect(text).toContain('| `src/sync` |');
});
