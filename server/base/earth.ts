const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

export type Point = { readonly lat: number; readonly lng: number };

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const lat = (b.lat - a.lat) * RADIANS;
  const lng = (b.lng - a.lng) * RADIANS;
  const h =
    Math.sin(lat / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

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
