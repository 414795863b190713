import type { CompanyJob, Location } from '../../../contract/entities/job.ts';
import type { PlaceWithJobs } from './market-index.ts';

/** Every place that a job on this device has, once and by name: what a place field can propose without network. */
export function knownPlaces(
  own: readonly Pick<CompanyJob, 'location'>[],
  market: readonly PlaceWithJobs[],
): Location[] {
  const places = new Map<string, Location>();
  for (const { label, lat, lng } of market) places.set(label, { label, lat, lng });
  for (const { location } of own) if (location) places.set(location.label, location);
  return [...places.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}
