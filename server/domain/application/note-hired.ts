import { isOpen } from '../../../contract/policy/application.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { openConversation } from '../conversation/open.ts';
import { addSystemMessage } from '../conversation/system-message.ts';
import { appendLog } from '../log/append.ts';
import { acceptApplication } from './accept-application.ts';
import { keepRecord } from './keep-record.ts';
import type { ApplicationRow } from './row.ts';

/**
 * Notes for the company that it has hired somebody without an offer signed here, and tells them so in their
 * conversation; the application is not `hired` by that (decision 9). `row` is locked with its job, and open or
 * accepted.
 */
export async function noteHired(context: CallContext, row: ApplicationRow): Promise<void> {
  // Named again, by another device or by an entry that is sent again: it has been noted and told.
  if (row.private.hiredOutsideAt) return;
  const { id: uid } = userOf(context);
  const open = isOpen(row.status);
  const accepted = open ? await acceptApplication(context, row) : row;
  if (open) await openConversation(context, accepted, uid);
  const next = await keepRecord(context, accepted, { hiredOutsideAt: context.now.toISOString() });
  await appendLog(context, {
    companyId: next.company_id,
    actor: { uid },
    action: 'application.hired-outside',
    ref: { type: 'application', id: next.id },
  });
  await addSystemMessage(context, next.conversation_id, {
    type: 'system',
    text: 'application.hired-outside',
    side: 'company',
    uid,
  });
}
