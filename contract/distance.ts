export type Point = { readonly lat: number; readonly lng: number };

/** Mean radius of the earth. */
export const EARTH_KM = 6371;
export const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres (haversine). The search of the server says the same in SQL. */
export function distanceKm(a: Point, b: Point): number {
  const lat = (b.lat - a.lat) * RADIANS;
  const lng = (b.lng - a.lng) * RADIANS;
  const h =
    Math.sin(lat / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
