import type { Replica } from '../database.ts';
import type { KeptAnswer } from '../public/public-store.ts';

/** What a call has answered last; undefined where it was never asked here. */
export function keptAnswer(db: Replica, key: string): Promise<KeptAnswer | undefined> {
  return db.answer.get(key);
}
