import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../../contract/distance.ts';
import { gazetteer } from './load-gazetteer.ts';

const places = gazetteer();
const label = (text: string) => places.find(text)?.label;

describe('a place is found', () => {
  test.each([
    ['München', 'München'],
    ['MUENCHEN', 'München'],
    ['munchen', 'München'],
    ['Frankfurt a.M.', 'Frankfurt am Main'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Frankfurt (Oder)', 'Frankfurt (Oder)'],
    ['Frankfurt/Oder', 'Frankfurt (Oder)'],
    ['Halle/Saale', 'Halle (Saale)'],
    ['Giessen', 'Gießen'],
    ['St. Ingbert', 'Sankt Ingbert'],
    ['Weißenfels', 'Weißenfels'],
  ])('by its name as people write it: %s', (typed, meant) => {
    expect(label(typed)).toBe(meant);
  });

  test.each([
    ['Hambrug', 'Hamburg'],
    ['Düsseldrof', 'Düsseldorf'],
    ['Nuernburg', 'Nürnberg'],
    ['Stutgart', 'Stuttgart'],
  ])('in spite of a slip: %s', (typed, meant) => {
    expect(label(typed)).toBe(meant);
  });

  test('by its beginning, the one with the most people first', () => {
    expect(places.suggest('Ber', 3)[0]?.label).toBe('Berlin');
    expect(places.suggest('Neustadt', 20).length).toBeGreaterThan(5);
    const labels = places.suggest('Neu', 20).map((place) => place.label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('in the state that is named with it', () => {
    const [saxon, rhenish] = [places.find('Neustadt, Sachsen'), places.find('Neustadt, Rheinland')];
    expect(saxon && rhenish && distanceKm(saxon, rhenish)).toBeGreaterThan(300);
  });

  test.each([
    ['10117', { lat: 52.517, lng: 13.387 }],
    ['D-80331', { lat: 48.135, lng: 11.571 }],
    ['29221 Celle', { lat: 52.62, lng: 10.08 }],
    ['15230', { lat: 52.34, lng: 14.55 }],
    ['01067 Dresden', { lat: 51.057, lng: 13.72 }],
    ['99084', { lat: 50.978, lng: 11.03 }],
  ])('by its postcode: %s', (typed, there) => {
    const place = places.find(typed);
    expect(place?.postcode).toBe(/\d{5}/.exec(typed)?.[0]);
    expect(place && distanceKm(place, there)).toBeLessThan(3);
  });
});

test.each([
  ['63939 Wörth a.Main', { lat: 49.79, lng: 9.16 }],
  ['82335 Berg', { lat: 47.97, lng: 11.36 }],
  ['83371 Stein a.d. Traun', { lat: 47.98, lng: 12.54 }],
  ['48485 Neuenkirchen', { lat: 52.24, lng: 7.37 }],
  ['18586 Sellin', { lat: 54.38, lng: 13.69 }],
])('a postcode is near its neighbours in number, not in a namesake of its town: %s', (typed, there) => {
  const place = places.find(typed);
  expect(place && distanceKm(place, there)).toBeLessThan(30);
});

test.each([
  ['27498 Helgoland', { lat: 54.18, lng: 7.89 }],
  ['26757 Borkum', { lat: 53.58, lng: 6.69 }],
  ['15890 Eisenhüttenstadt', { lat: 52.14, lng: 14.65 }],
])('a town far from its neighbours in number stays where it is: %s', (typed, there) => {
  const place = places.find(typed);
  expect(place && distanceKm(place, there)).toBeLessThan(5);
});

test.each(['00000', 'Xyzzyqwertz', '', '   ', '%', "'; drop table job; --", '99999999'])(
  'what is no place in Germany is not found: %s',
  (typed) => {
    expect(places.find(typed)).toBeUndefined();
  },
);

test('every postcode of two digits’ regions is somewhere in Germany', () => {
  for (let region = 1; region <= 99; region++) {
    if ([5, 11, 43, 62].includes(region)) continue;
    const found = places.suggest(String(region).padStart(2, '0'), 5);
    expect(found.length, String(region)).toBeGreaterThan(0);
    for (const { lat, lng } of found) {
      expect(lat).toBeGreaterThan(47.2);
      expect(lat).toBeLessThan(55.1);
      expect(lng).toBeGreaterThan(5.8);
      expect(lng).toBeLessThan(15.1);
    }
  }
});
