import type { ArgsOf } from '../../../contract/calls.ts';
import type { Creator } from '../../../contract/entities/creator.ts';
import { ApiError } from '../../../contract/errors.ts';
import { fold, foldHandle } from '../../../contract/fold.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import { recordCreator } from '../../database/change-log/record.ts';
import { presentCreator } from '../../domain/creator/presenter.ts';
import type { CreatorRow } from '../../domain/creator/row.ts';
import { assertMayBeCreator } from './own-creator.ts';

type Creating = { user: UserRecord; existing: CreatorRow | undefined };

/** A person of 15 at least; below 18 with a guardian's consent. */
export async function mayCreate(context: CallContext, args: ArgsOf<'creator.create'>): Promise<Creating> {
  const user = userOf(context);
  assertMayBeCreator(context, user);
  const existing = await context.tx
    .selectFrom('creator')
    .where((eb) => eb.or([eb('user_id', '=', user.id), eb('id', '=', args._id)]))
    .selectAll()
    .executeTakeFirst();
  if (existing !== undefined && (existing.user_id !== user.id || existing.id !== args._id))
    throw existing.user_id === user.id
      ? new ApiError('creator_exists', 'this account has a creator profile already; change that one', {
          detail: { _creatorId: existing.id },
        })
      : new ApiError('state_conflict', 'this _id is taken; make a new one');
  return { user, existing };
}

/** Makes the profile as a draft: nobody reads it before a source is verified. */
export async function createCreator(
  { tx, now, effects }: CallContext,
  args: ArgsOf<'creator.create'>,
  { user, existing }: Creating,
): Promise<Creator> {
  if (existing !== undefined) return presentCreator(tx, existing);
  await assertHandleFree({ tx }, args.handle, args._id);
  const row = await tx
    .insertInto('creator')
    .values({
      id: args._id,
      user_id: user.id,
      ...handleColumns(args.handle),
      bio: args.bio,
      ...nicheColumns(args.niches),
      languages: JSON.stringify(args.languages),
      ...regionColumns(args.region),
      packages: '[]',
      examples: '[]',
      status: 'draft',
      // Stays when the handle changes: links to the media kit go on working.
      media_kit_slug: `${args.handle.toLowerCase()}-${args._id.slice(-6)}`,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  recordCreator(effects, row);
  return presentCreator(tx, row);
}

/** Handles that would be taken for one another are one. The constraint decides between two that race. */
export async function assertHandleFree(
  { tx }: Pick<CallContext, 'tx'>,
  handle: string,
  creatorId: string,
): Promise<void> {
  const holder = await tx
    .selectFrom('creator')
    .where('handle_folded', '=', foldHandle(handle))
    .where('id', '<>', creatorId)
    .select('id')
    .executeTakeFirst();
  if (holder !== undefined)
    throw new ApiError('handle_taken', 'this handle, or one too like it, is taken; choose another one', {
      fields: [{ path: 'handle', code: 'taken' }],
    });
}

export const handleColumns = (handle: string) => ({ handle, handle_folded: foldHandle(handle) });
export const regionColumns = (region: string) => ({ region, region_folded: fold(region) });
export const nicheColumns = (niches: string[]) => ({
  niches: JSON.stringify(niches),
  niches_folded: JSON.stringify(niches.map(fold)),
});
