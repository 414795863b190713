import type { Updateable } from 'kysely';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { Creator, CreatorPatch } from '../../../contract/entities/creator.ts';
import { ApiError } from '../../../contract/errors.ts';
import { mayActivate } from '../../../contract/policy/creator.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { CreatorTable } from '../../database/schema/creator.ts';
import { presentCreator } from '../../domain/creator/presenter.ts';
import type { CreatorRow } from '../../domain/creator/row.ts';
import { touchCreator } from '../../domain/creator/touch-creator.ts';
import { changePhotos } from '../../domain/file/shown-images.ts';
import { assertHandleFree, handleColumns, nicheColumns, regionColumns } from './create.ts';
import { assertMayBeCreator, type Own } from './own-creator.ts';

/** Changes the profile key by key. Figures that are said here stay the creator's own word. */
export async function updateCreator(
  context: CallContext,
  { patch }: ArgsOf<'creator.update'>,
  { user, creator }: Own,
): Promise<Creator> {
  if (patch.handle !== undefined) await assertHandleFree(context, patch.handle, creator.id);
  if (patch.status === 'active') assertMayBeCreator(context, user);
  if (patch.status !== undefined) await assertStatus(context, creator, patch.status);
  await declareFollowers(context, creator, patch.declaredFollowers ?? []);
  const photos = await changePhotos(
    context,
    { from: creator.photos, changes: patch.photos },
    { type: 'creator', id: creator.id },
  );
  const next = await touchCreator(context, creator.id, { ...columnsOf(patch), ...photos });
  return presentCreator(context.tx, next);
}

function columnsOf(patch: CreatorPatch): Updateable<CreatorTable> {
  const { bio, status, handle, niches, region, languages, packages, examples, audience } = patch;
  const { availability, card } = patch;
  return {
    ...(bio === undefined ? {} : { bio }),
    ...(status === undefined ? {} : { status }),
    ...(card === undefined ? {} : { card }),
    ...(handle === undefined ? {} : handleColumns(handle)),
    ...(niches === undefined ? {} : nicheColumns(niches)),
    ...(region === undefined ? {} : regionColumns(region)),
    ...(languages === undefined ? {} : { languages: JSON.stringify(languages) }),
    ...(packages === undefined ? {} : { packages: JSON.stringify(packages) }),
    ...(examples === undefined ? {} : { examples: JSON.stringify(examples) }),
    ...(audience === undefined ? {} : { audience: JSON.stringify(audience) }),
    ...(availability === undefined ? {} : { availability: JSON.stringify(availability) }),
  };
}

/** Pausing is always possible but for a suspended one; a draft that is paused becomes no more than that. */
async function assertStatus(
  { tx }: CallContext,
  creator: CreatorRow,
  status: 'active' | 'paused',
): Promise<void> {
  const sources = await tx
    .selectFrom('creator_source')
    .where('creator_id', '=', creator.id)
    .select('status')
    .execute();
  const verdict = mayActivate(
    creator.status,
    sources.map((source) => source.status),
  );
  if (verdict === 'suspended')
    throw new ApiError('not_allowed', 'this profile was suspended; the notice says why, and how to appeal');
  if (status === 'active' && verdict === 'source_needed' && creator.status !== 'active')
    throw new ApiError('source_needed', 'a verified source is needed first; add one and have it checked');
}

async function declareFollowers(
  { tx, now }: CallContext,
  creator: CreatorRow,
  declared: NonNullable<CreatorPatch['declaredFollowers']>,
): Promise<void> {
  for (const { _sourceId, n } of declared) {
    const row = await tx
      .updateTable('creator_source')
      .set({ declared_followers: n, declared_at: now })
      .where('id', '=', _sourceId)
      .where('creator_id', '=', creator.id)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw new ApiError('not_found', 'no such source');
  }
}
