import type { ChangeContext } from '../../api/change-context.ts';
import { spend } from '../../api/limit.ts';
import { recordConversation } from '../../database/change-log/record.ts';
import { insertConversation, OPENED, touchConversation } from '../../domain/conversation/open.ts';
import type { OfferRow } from '../../domain/offer/row.ts';

/**
 * Where an offer is talked about: the application's conversation, or the direct one of company and creator, which is
 * opened by the first offer; what the creator has closed stays closed (product 4.5). Null where an application's conversation is not there.
 */
export async function offerConversation(
  context: ChangeContext,
  row: OfferRow,
  uid: string,
): Promise<string | null> {
  if (row.conversation_id !== null || row.application_id !== null) return row.conversation_id;
  const { tx, chance, effects } = context;
  const existing = await tx
    .selectFrom('conversation')
    .where('kind', '=', 'direct')
    .where('company_id', '=', row.company_id)
    .where('user_id', '=', row.user_id)
    .where('peer_id', 'is', null)
    .select(['id', 'status', 'closed_by'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (existing?.status === 'open' || existing?.closed_by === 'talent') return existing.id;
  if (existing !== undefined) {
    await touchConversation(context, existing.id, OPENED);
    return existing.id;
  }
  await spend(context, 'conversations', uid);
  const values = {
    id: chance.newId(),
    kind: 'direct',
    company_id: row.company_id,
    user_id: row.user_id,
    ...(row.job_id === null ? {} : { job_id: row.job_id }),
    job_title: row.terms.title,
    company_name: row.parties.company.name,
    status: 'open',
    asked_by: null,
  } as const;
  const opened = await insertConversation(context, values, uid);
  recordConversation(effects, opened);
  return opened.id;
}
