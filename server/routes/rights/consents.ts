import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext, UserRecord } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';

/** What was agreed to and taken back, as it reached us, newest first. */
export async function listConsents(
  { tx }: CallContext,
  args: ArgsOf<'rights.consents'>,
  user: UserRecord,
): Promise<AnswerOf<'rights.consents'>> {
  const page = openPage(args, ['instant', 'id']);
  const rows = await tx
    .selectFrom('consent_history')
    .where('user_id', '=', user.id)
    .where(page.behind(['received_at', 'id']))
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, (row) => [row.received_at, row.id]);
  const items = shown.map((row) => ({
    _id: row.id,
    key: row.key,
    version: row.version,
    at: row.at.toISOString(),
  }));
  return { items, next };
}
