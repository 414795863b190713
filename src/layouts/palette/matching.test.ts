import { describe, expect, it } from 'vitest';
import { matching } from './matching.ts';

const things = [
  { label: 'Malik O.', note: 'Küchenhilfe am Großmarkt' },
  { label: 'Jana Krüger', note: 'Verkauf am Samstag' },
  { label: 'Overview', note: null },
];
const found = (typed: string) => matching(things, typed).map(({ label }) => label);

describe('company layout: what the command palette finds', () => {
  it.each([
    ['mal', ['Malik O.']],
    ['MALIK', ['Malik O.']],
    ['kueche', ['Malik O.']],
    ['kuche', ['Malik O.']],
    ['küche', ['Malik O.']],
    ['samstag jana', ['Jana Krüger']],
    ['am', ['Malik O.', 'Jana Krüger']],
    ['alik', []],
    ['jana malik', []],
    ['?!', []],
  ])('%s', (typed, labels) => {
    expect(found(typed)).toEqual(labels);
  });

  it('is everything, in its own order, while nothing is typed', () => {
    expect(found('  ')).toEqual(['Malik O.', 'Jana Krüger', 'Overview']);
  });
});
