import { getMeta, type Meta, type Replica } from './database.ts';
import { putMeta } from './write-gate.ts';

/** As what somebody last looked at a screen's rows on this device; another device may be a phone. */
export async function keptViews(db: Replica): Promise<Meta['views']> {
  return (await getMeta(db, 'views')) ?? {};
}

export async function keepView(db: Replica, screen: keyof Meta['views'], as: string): Promise<void> {
  const views = await keptViews(db);
  await db.guard(() => putMeta(db, 'views', { ...views, [screen]: as }));
}
