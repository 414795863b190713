import { getMeta, type Replica } from '../database.ts';

/** Whether the server answered the last request; true before the first. */
export async function isReachable(db: Replica): Promise<boolean> {
  return (await getMeta(db, 'reachable')) ?? true;
}
