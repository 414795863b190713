import { Dexie } from 'dexie';
import type { User } from '../../contract/entities/user.ts';
import { Replica } from '../replica/database.ts';
import { answerSoon } from '../replica/store/answer-soon.ts';
import { storeName } from '../replica/store/device-journal.ts';

/** The person's own record as this device holds it; undefined where it holds nothing of them. */
export async function keptUser(uid: string): Promise<User | undefined> {
  const name = await storeName(uid);
  const db = new Replica(uid, name ? { name } : {});
  try {
    // Opening a database that does not exist would create it.
    return await answerSoon(async () => ((await Dexie.exists(db.name)) ? db.user.get(uid) : undefined));
  } catch {
    // A faulty store is reported and repaired when it is opened for good.
    return undefined;
  } finally {
    db.close();
  }
}
