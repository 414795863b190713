import { sql } from 'kysely';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { LogNote } from '../../../contract/entities/log.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { writeEntries } from '../../database/change-log/company-log.ts';
import { type LogRow, presentEntry } from '../../database/change-log/entry-hash.ts';
import { draftOf } from '../../domain/log/append.ts';
import { mayReadLog } from './policy.ts';

/** A member's note: the only thing a client may write into the log. */
export async function addNote(
  context: CallContext,
  { text, ref }: ArgsOf<'log.create'>,
  companyId: string,
): Promise<LogNote> {
  const draft = await draftOf(context, {
    companyId,
    actor: { uid: userOf(context).id },
    action: 'note',
    ...(ref === undefined ? {} : { ref }),
    after: { text: text.trim() },
    source: 'client',
  });
  // At once: the answer says which entry it has become. Nothing else is locked after it.
  const [row] = await writeEntries(context.tx, [draft]);
  return presentNote(row as LogRow);
}

/** A note that was taken in at an instant, as its writer reads it in the log. */
export async function readNote(
  context: CallContext,
  { _companyId, text }: ArgsOf<'log.create'>,
  { receivedAt }: { receivedAt: Date },
): Promise<LogNote> {
  const { companyId } = await mayReadLog(context, { companyId: _companyId });
  const row = await context.tx
    .selectFrom('company_log')
    .where('company_id', '=', companyId)
    .where('at', '=', receivedAt)
    .where('action', '=', 'note')
    .where(sql<boolean>`actor ->> '_userId' = ${userOf(context).id} and after ->> 'text' = ${text.trim()}`)
    .selectAll()
    // The same words twice in one instant: the later entry.
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such note');
  return presentNote(row);
}

const presentNote = (row: LogRow): LogNote => ({ ...presentEntry(row), action: 'note' });
