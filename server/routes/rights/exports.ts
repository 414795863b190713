import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { DataExport } from '../../../contract/entities/rights.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { openPage } from '../../api/page.ts';
import { type ExportRow, MAKE_EXPORT } from '../../domain/rights/make-export.ts';
import { queueWork } from '../../work/queue.ts';

export async function mayExport(context: CallContext, _args: unknown): Promise<UserRecord> {
  return userOf(context);
}

/** Asks for an export. While one is being made, another is answered with that one. */
export async function requestExport(
  context: CallContext,
  { _id }: ArgsOf<'rights.export'>,
  user: UserRecord,
): Promise<DataExport> {
  const existing = await known(context, _id, user.id);
  if (existing !== undefined) return presentExport(existing);
  await spend(context, 'exports', user.id);
  const row = await context.tx
    .insertInto('data_export')
    .values({ id: _id, user_id: user.id, state: 'queued', created_at: context.now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueWork(context, { kind: MAKE_EXPORT, key: row.id, payload: { exportId: row.id } });
  return presentExport(row);
}

/** What an export that was asked for is answered with. */
export async function readExport(
  context: CallContext,
  { _id }: ArgsOf<'rights.export'>,
): Promise<DataExport> {
  const row = await known(context, _id, userOf(context).id);
  if (row === undefined) throw new ApiError('not_found', 'no such export');
  return presentExport(row);
}

async function known({ tx }: CallContext, id: string, uid: string): Promise<ExportRow | undefined> {
  const same = await tx.selectFrom('data_export').where('id', '=', id).selectAll().executeTakeFirst();
  if (same !== undefined && same.user_id !== uid)
    throw new ApiError('state_conflict', 'this id is taken; make a new one');
  return (
    same ??
    (await tx
      .selectFrom('data_export')
      .where('user_id', '=', uid)
      .where('state', '=', 'queued')
      .selectAll()
      .executeTakeFirst())
  );
}

/** Newest first. */
export async function listExports(
  { tx }: CallContext,
  args: ArgsOf<'rights.exports'>,
  user: UserRecord,
): Promise<AnswerOf<'rights.exports'>> {
  const page = openPage(args, ['id']);
  const rows = await tx
    .selectFrom('data_export')
    .where('user_id', '=', user.id)
    .where(page.behind(['id']))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, ({ id }) => [id]);
  return { items: shown.map(presentExport), next };
}

function presentExport(row: ExportRow): DataExport {
  return {
    _id: row.id,
    state: row.state,
    size: row.size === null ? null : Number(row.size),
    createdAt: row.created_at.toISOString(),
    readyAt: row.ready_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
