import { expect, test } from 'vitest';
import type { AdRow } from '../../../contract/import/ad-row.ts';
import { gazetteer } from '../../ports/gazetteer/load-gazetteer.ts';
import { findingText } from './finding-text.ts';
import { placesFor } from './places.ts';

const row = (cells: Partial<AdRow>) =>
  ({ job_id: '1', postcode: '', city: '', location: '', ...cells }) as AdRow;
const nowhere = placesFor(gazetteer(), 'nowhere');
const place = (cells: Partial<AdRow>) => {
  const found = nowhere.of(row(cells));
  return found.location ? found.location.label : findingText(found.problem);
};

test.each([
  [{ location: 'Celle' }, 'Celle'],
  [{ location: 'Bremen, Germany' }, 'Bremen'],
  [{ location: 'Musterstr. 5, 28195 Bremen' }, '28195 Bremen'],
  [{ location: 'D-28195 Bremen' }, '28195 Bremen'],
  [{ location: 'DE, Niedersachsen, Celle' }, 'Celle'],
  [{ location: 'Frankfurt (Oder)' }, 'Frankfurt (Oder)'],
  [{ postcode: '29221' }, '29221 Celle'],
  [{ postcode: '29221', city: 'Celle' }, '29221 Celle'],
  [{ city: 'Münster' }, 'Münster'],
])('%j is a place', (cells, label) => {
  expect(place(cells)).toBe(label);
});

test.each([
  [{}, 'it names no place'],
  [{ location: 'US, NY, New York' }, /^place "US, NY" is not known/],
  [{ city: 'Hambrug' }, /^place "Hambrug" is not known \(Hamburg/],
  [{ city: 'Halle' }, /^there is more than one "Halle" \(Halle; Halle \(Saale\)/],
  [{ postcode: '00000' }, 'postcode 00000 is not known'],
  [{ postcode: '28195', city: 'Kassel' }, 'postcode 28195 is 28195 Bremen, not Kassel'],
])('%j is none that may be guessed', (cells, problem) => {
  expect(place(cells)).toEqual(problem instanceof RegExp ? expect.stringMatching(problem) : problem);
});

test('where a row names no place, all are put in one town, or spread the same way for the same seed', () => {
  expect(placesFor(gazetteer(), { town: 'celle' }).of(row({})).location?.label).toBe('Celle');
  expect(placesFor(gazetteer(), { town: 'celle' }).of(row({ city: 'Bremen' })).location?.label).toBe(
    'Bremen',
  );
  expect(() => placesFor(gazetteer(), { town: 'Atlantis' })).toThrow(
    '--place: place "Atlantis" is not known',
  );
  const draw = (spread: number) => {
    const places = placesFor(gazetteer(), { spread });
    return Array.from({ length: 9 }, (_, index) => places.of(row({ job_id: `${index}` })).location?.label);
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});
