import { photo } from '../../../server/testing/sample-files.ts';
import { uploaded } from '../../../server/testing/upload.ts';
import type { World } from '../world.ts';
import { forgetUsage } from './make-person.ts';

/** A complete picture of somebody that belongs to nothing yet. */
export async function imageOf(world: World, uid: string): Promise<string> {
  await forgetUsage(world);
  return uploaded(world.t, uid, await photo(), { purpose: 'user', name: 'me.jpg', mime: 'image/jpeg' });
}
