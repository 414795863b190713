import type { Updateable } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordCreator } from '../../database/change-log/record.ts';
import type { Db } from '../../database/database.ts';
import type { CreatorTable } from '../../database/schema/creator.ts';
import type { CreatorRow, SourceRow } from './row.ts';

/** Changes a creator's row, or only raises its version where one of its sources has changed, and signals the device. */
export async function touchCreator(
  { tx, effects }: ChangeContext,
  id: string,
  change: Updateable<CreatorTable> = {},
): Promise<CreatorRow> {
  const row = await tx
    .updateTable('creator')
    .set((eb) => ({ ...change, ver: eb('ver', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordCreator(effects, row);
  return row;
}

/** Pauses an active profile after a guardian's revocation. Existing offers stay unchanged. */
export async function pauseCreatorOf(context: ChangeContext, uid: string): Promise<void> {
  const active = await context.tx
    .selectFrom('creator')
    .where('user_id', '=', uid)
    .where('status', '=', 'active')
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (active !== undefined) await touchCreator(context, active.id, { status: 'paused' });
}

/**
 * Updates `proven` after a source has changed: true while one is verified or still has time to be repaired. An active
 * creator without either is paused.
 */
export async function refreshProven(context: ChangeContext, id: string): Promise<CreatorRow> {
  const { tx, now } = context;
  const source = await tx
    .selectFrom('creator_source')
    .where('creator_id', '=', id)
    .where((eb) => eb.or([eb('status', '=', 'verified'), eb('fix_until', '>', now)]))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  const { status } = await tx
    .selectFrom('creator')
    .where('id', '=', id)
    .select('status')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const proven = source !== undefined;
  return touchCreator(context, id, {
    proven,
    ...(status === 'active' && !proven ? { status: 'paused' } : {}),
  });
}

/** Locks a source after its creator; undefined where it is gone. */
export async function lockSource(tx: Db, id: string): Promise<SourceRow | undefined> {
  const creator = await tx
    .selectFrom('creator')
    .where('id', '=', (eb) => eb.selectFrom('creator_source').where('id', '=', id).select('creator_id'))
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (creator === undefined) return undefined;
  return tx.selectFrom('creator_source').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst();
}
