import { getMeta, type Replica } from '../database.ts';

/** When the worker last received a push for this person on this device, milliseconds since the epoch; null: never. */
export async function lastPush(db: Replica): Promise<number | null> {
  return (await getMeta(db, 'pushedAt')) ?? null;
}
