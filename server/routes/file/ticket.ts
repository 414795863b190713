import { sql } from 'kysely';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { FILE_MAX, FILE_UNATTACHED_HOURS, IMAGE_EDGE } from '../../../contract/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import type { FileRow } from '../../domain/file/row.ts';
import { isAllowed, nameFor } from '../../ports/files/file-types.ts';
import { refused } from '../../ports/files/refuse.ts';
import type { Ticket } from './policy.ts';

const HOUR_MS = 3_600_000;

/** Opens an upload, finds out how far one has come, or sees that the bytes are here already. */
export async function openUpload(
  context: CallContext,
  args: ArgsOf<'file.ticket'>,
  { user, existing }: Ticket,
): Promise<AnswerOf<'file.ticket'>> {
  const { tx, now } = context;
  const expiresAt = new Date(now.getTime() + FILE_UNATTACHED_HOURS * HOUR_MS);
  if (existing !== undefined) {
    if (existing.attached_type !== null) return presentTicket(existing);
    // Somebody still wants it: the time it is kept for begins again.
    await tx.updateTable('file').set({ expires_at: expiresAt }).where('id', '=', existing.id).execute();
    return presentTicket({ ...existing, expires_at: expiresAt });
  }
  if (!isAllowed(args.mime, args.purpose)) throw refused('type_not_allowed', { found: args.mime });
  await spend(context, 'uploads', user.id);
  await assertQuota(context, user.id, args.size);
  const edge = edgeOf(args);
  const twin = await twinOf(context, user.id, args, edge);
  const row = await tx
    .insertInto('file')
    .values({
      id: args._id,
      owner_id: user.id,
      purpose: args.purpose,
      name: twin ? nameFor(args.name, twin.mime, FILE_MAX.name) : args.name,
      mime: twin?.mime ?? args.mime,
      size: twin?.size ?? args.size,
      edge,
      sent_size: args.size,
      sent_hash: args.hash,
      upload_id: context.chance.newId(),
      received: twin ? args.size : 0,
      blob_hash: twin?.blob_hash ?? null,
      thumb_hash: twin?.thumb_hash ?? null,
      tells: twin?.tells ?? null,
      width: twin?.width ?? null,
      height: twin?.height ?? null,
      created_at: now,
      completed_at: twin ? now : null,
      expires_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentTicket(row);
}

/**
 * The same content of the same person, kept the same way. Never anybody else's: knowing a hash would be enough to be
 * given the file. Its row is locked, so its bytes cannot be erased before this ticket refers to them.
 */
async function twinOf(
  { tx }: CallContext,
  uid: string,
  args: ArgsOf<'file.ticket'>,
  edge: number,
): Promise<FileRow | undefined> {
  const rows = await tx
    .selectFrom('file')
    .where('owner_id', '=', uid)
    .where('sent_hash', '=', args.hash)
    .where('sent_size', '=', args.size)
    .where('edge', '=', edge)
    .where('completed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .limit(1)
    .forShare()
    .execute();
  return rows.find((row) => isAllowed(row.mime, args.purpose));
}

async function assertQuota({ tx }: CallContext, uid: string, size: number): Promise<void> {
  const { used } = await tx
    .selectFrom('file')
    .where('owner_id', '=', uid)
    .where('erased_at', 'is', null)
    .select(sql<string | number>`coalesce(sum(size), 0)`.as('used'))
    .executeTakeFirstOrThrow();
  if (Number(used) + size > FILE_MAX.account)
    throw new ApiError('quota_exceeded', 'no room for this file; delete files that are not needed any more', {
      detail: { used: Number(used), max: FILE_MAX.account },
    });
}

function edgeOf({ purpose, use }: ArgsOf<'file.ticket'>): number {
  if (purpose === 'user' || (purpose === 'company' && use === 'logo')) return IMAGE_EDGE.logo;
  return purpose === 'company' ? IMAGE_EDGE.banner : IMAGE_EDGE.picture;
}

/** Where an upload stands. */
export function presentTicket(row: FileRow): AnswerOf<'file.ticket'> {
  return {
    fileId: row.id,
    state: row.completed_at === null ? 'upload' : 'complete',
    offset: row.received,
    pieceMax: FILE_MAX.piece,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
