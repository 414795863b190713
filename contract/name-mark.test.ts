import { expect, test } from 'vitest';
import { hueOf, initialsOf } from './name-mark.ts';

test.each([
  ['Bäckerei Kranz GmbH & Co. KG', 'BK'],
  ['Nordlicht', 'N'],
  ['Müller-Lüdenscheidt', 'ML'],
  ['  ökohof   am See e.V.', 'ÖA'],
  ['"Die 3 Köche"', 'D3'],
  ['AG', 'A'],
  ['', ''],
  ['& !', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('the same name has the same hue, and names spread over the circle', () => {
  expect(hueOf('Nordlicht')).toBe(hueOf('Nordlicht'));
  const hues = new Set(Array.from({ length: 200 }, (_, i) => hueOf(`Company ${i}`)));
  expect(hues.size).toBe(24);
});
