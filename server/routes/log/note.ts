import type { ArgsOf } from '../../../contract/calls.ts';
import type { LogEntry } from '../../../contract/entities/log.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { appendLog } from './append.ts';
import { presentEntry } from './entry-hash.ts';

/** A member's note: the only thing a client may write into the log. */
export async function addNote(
  context: CallContext,
  { text, ref }: ArgsOf<'log.create'>,
  companyId: string,
): Promise<LogEntry> {
  const row = await appendLog(context, {
    companyId,
    actor: { uid: userOf(context).id },
    action: 'note',
    ...(ref === undefined ? {} : { ref }),
    after: { text: text.trim() },
    source: 'client',
  });
  return presentEntry(row);
}
