import type { Location } from '../../../contract/entities/job.ts';
import type { Replica } from '../database.ts';

/** Every place a job on this device has, once and by name: what a place field can propose without network. */
export async function knownPlaces(db: Replica): Promise<Location[]> {
  const jobs = [...(await db.job.toArray()), ...(await db.companyJob.toArray())];
  const places = new Map<string, Location>();
  for (const { location } of jobs) if (location) places.set(location.label, location);
  return [...places.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}
