import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import type { FileRow } from '../../domain/file/row.ts';

export type Ticket = { user: UserRecord; existing: FileRow | undefined };

/** Anybody with a record uploads; an id that is taken by something else is refused without saying by what. */
export async function mayUpload(context: CallContext, args: ArgsOf<'file.ticket'>): Promise<Ticket> {
  const user = userOf(context);
  // Tickets of one person one after the other: the quota is a sum over rows.
  await context.tx.selectFrom('user').where('id', '=', user.id).select('id').forNoKeyUpdate().execute();
  const existing = await context.tx
    .selectFrom('file')
    .where('id', '=', args._id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (existing === undefined) return { user, existing };
  const same =
    existing.owner_id === user.id &&
    existing.erased_at === null &&
    existing.sent_hash === args.hash &&
    existing.sent_size === args.size &&
    existing.purpose === args.purpose;
  if (!same) throw new ApiError('state_conflict', 'this _id is taken; make a new one');
  return { user, existing };
}

export async function mayReadFile(context: CallContext, args: ArgsOf<'file.get'>): Promise<FileRow> {
  const row = await context.tx
    .selectFrom('file')
    .where('id', '=', args.fileId)
    .where('owner_id', '=', userOf(context).id)
    .where('erased_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw unknown();
  return row;
}

export async function mayDeleteFile(context: CallContext, args: ArgsOf<'file.delete'>): Promise<FileRow> {
  const row = await context.tx
    .selectFrom('file')
    .where('id', '=', args.fileId)
    .where('owner_id', '=', userOf(context).id)
    .where('erased_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw unknown();
  if (row.attached_type !== null)
    throw new ApiError('state_conflict', `this file belongs to something; it goes with that`, {
      detail: { type: row.attached_type },
    });
  return row;
}

export const unknown = () => new ApiError('not_found', 'no such file');
