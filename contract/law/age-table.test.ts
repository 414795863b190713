import { describe, expect, it } from 'vitest';
import { branch, type Weekday } from '../entities/working-conditions.ts';
import { ageTable, allowedHours } from './age-table.ts';

const youth = (age: number) => ({
  name: String(age),
  person: { age, compulsorySchool: 'done' as const },
  kind: 'minijob' as const,
});
const child = { name: '13', person: { age: 13 }, kind: 'minijob' as const };

describe('the table of ages that a lawyer reads beside the statute', () => {
  it.each<[Parameters<typeof allowedHours>[0], Weekday, Parameters<typeof allowedHours>[2], string[]]>([
    ['office', 'wed', youth(16), ['6-20']],
    ['hospitality', 'sun', youth(15), ['6-20']],
    ['hospitality', 'sun', youth(16), ['6-22']],
    ['bakery', 'sat', youth(16), ['5-20']],
    ['bakery', 'sat', youth(17), ['4-20']],
    ['shop', 'sun', youth(17), []],
    ['papers', 'wed', child, ['13-18']],
    ['papers', 'sat', child, []],
    ['sport', 'sat', child, ['8-18']],
    ['shop', 'wed', child, []],
  ])('%s on %s', (one, day, group, hours) => {
    expect(allowedHours(one, day, group)).toEqual(hours);
  });

  it('names every branch for every group, and a paragraph in every cell', () => {
    const tables = ageTable().split('\n## ').slice(1, -1);
    expect(tables).toHaveLength(7);
    for (const table of tables) {
      const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Branche'));
      const named = rows.flatMap((row) => (row.split('|')[1] ?? '').trim().split(', '));
      expect(named.toSorted()).toEqual(branch.options.toSorted());
      for (const row of rows) for (const cell of row.split('|').slice(2, 5)) expect(cell).toContain('§');
    }
  });
});
