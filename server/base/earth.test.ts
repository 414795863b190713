import { expect, test } from 'vitest';
import { distanceKm, EARTH_KM } from '../../contract/distance.ts';
import { boxAround, haversineOf, kmOfHaversine, onSphere } from './earth.ts';

const BERLIN = { lat: 52.52, lng: 13.405 };
const MUNICH = { lat: 48.1351, lng: 11.582 };

test('a quarter of the squared chord on the unit sphere is the haversine', () => {
  const [a, b] = [onSphere(BERLIN), onSphere(MUNICH)];
  const chord = (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;
  expect(kmOfHaversine(chord / 4)).toBeCloseTo(distanceKm(BERLIN, MUNICH), 6);
  expect(distanceKm(BERLIN, MUNICH)).toBeCloseTo(504.2, 0);
});

test('kilometres and haversines are one measure', () => {
  for (const km of [0, 0.1, 5, 25, 500, 15_000]) expect(kmOfHaversine(haversineOf(km))).toBeCloseTo(km, 6);
});

test.each([1, 25, 300])('a box of %i km leaves out no point within them', (km) => {
  const box = boxAround(BERLIN, km);
  const radians = Math.PI / 180;
  for (let bearing = 0; bearing < 360; bearing += 3) {
    const angle = (km * 0.9999) / EARTH_KM;
    const lat = Math.asin(
      Math.sin(BERLIN.lat * radians) * Math.cos(angle) +
        Math.cos(BERLIN.lat * radians) * Math.sin(angle) * Math.cos(bearing * radians),
    );
    const lng =
      BERLIN.lng * radians +
      Math.atan2(
        Math.sin(bearing * radians) * Math.sin(angle) * Math.cos(BERLIN.lat * radians),
        Math.cos(angle) - Math.sin(BERLIN.lat * radians) * Math.sin(lat),
      );
    expect(lat / radians).toBeGreaterThan(box.south);
    expect(lat / radians).toBeLessThan(box.north);
    expect(lng / radians).toBeGreaterThan(box.west);
    expect(lng / radians).toBeLessThan(box.east);
  }
});

test('at the poles and at the date line the box is the whole band', () => {
  expect(boxAround({ lat: 89.9, lng: 0 }, 50)).toMatchObject({ west: -180, east: 180 });
  expect(boxAround({ lat: 10, lng: 179.9 }, 50)).toMatchObject({ west: -180, east: 180 });
  expect(boxAround({ lat: 0, lng: 0 }, 30_000)).toMatchObject({ west: -180, east: 180 });
});
