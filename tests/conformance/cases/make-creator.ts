import { v7 } from 'uuid';
import type { ArgsOf } from '../../../contract/calls.ts';
import { creating } from '../../../server/testing/creators.ts';
import type { World } from '../world.ts';

/** The person has no creator profile. */
export async function noCreator({ t }: World, uid: string): Promise<void> {
  await t.db.deleteFrom('creator').where('user_id', '=', uid).execute();
}

/** A new creator profile; its id. */
export async function makeCreator(world: World, uid: string): Promise<string> {
  await noCreator(world, uid);
  await world.t.db.deleteFrom('usage').execute();
  const { data, error } = await world.t.call(uid, 'creator.create', creating(uid));
  if (error) throw new Error(`makeCreator: ${JSON.stringify(error)}`);
  return data._id;
}

export function sourceOf(uid: string): ArgsOf<'creator.add-source'> {
  return { _id: v7(), platform: 'youtube', url: `https://youtube.com/@${uid}`, method: 'bio-code' };
}

/** A new profile with a source that waits for its proof; the source's id. */
export async function makeSource(world: World, uid: string): Promise<string> {
  await makeCreator(world, uid);
  const args = sourceOf(uid);
  const { error } = await world.t.call(uid, 'creator.add-source', args);
  if (error) throw new Error(`makeSource: ${JSON.stringify(error)}`);
  return args._id;
}

/** A new profile that companies read; its id. */
export async function makeActiveCreator(world: World, uid: string): Promise<string> {
  await makeSource(world, uid);
  const { id } = await world.t.db
    .updateTable('creator')
    .set({ proven: true, status: 'active' })
    .where('user_id', '=', uid)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
