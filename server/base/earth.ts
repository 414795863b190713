import { EARTH_KM, type Point, RADIANS } from '../../contract/distance.ts';

/** The haversine of the angle that `km` on the ground are seen under from the earth's centre, 0 to 1. */
export function haversineOf(km: number): number {
  return Math.sin(Math.min(km / EARTH_KM, Math.PI) / 2) ** 2;
}

/** Kilometres on the ground of a haversine. */
export function kmOfHaversine(haversine: number): number {
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(Math.max(0, haversine))));
}

/** On the unit sphere. */
export function onSphere({ lat, lng }: Point): { x: number; y: number; z: number } {
  const [phi, lambda] = [lat * RADIANS, lng * RADIANS];
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

/** A box in degrees that holds every point within `km`. Near the poles, and beyond half the earth, it is all of it. */
export function boxAround({ lat, lng }: Point, km: number) {
  const degrees = km / EARTH_KM / RADIANS;
  const [south, north] = [lat - degrees, lat + degrees];
  const narrowest = Math.cos(Math.min(90, Math.max(Math.abs(south), Math.abs(north))) * RADIANS);
  const sine = Math.sin(Math.min(km / EARTH_KM, Math.PI / 2));
  if (south <= -90 || north >= 90 || sine >= narrowest) return { south, north, west: -180, east: 180 };
  const side = Math.asin(sine / Math.cos(lat * RADIANS)) / RADIANS;
  // Across the date line one box would be two; jobs there are found by their distance alone.
  if (lng - side < -180 || lng + side > 180) return { south, north, west: -180, east: 180 };
  return { south, north, west: lng - side, east: lng + side };
}
