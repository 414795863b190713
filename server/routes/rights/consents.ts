import { sql } from 'kysely';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext, UserRecord } from '../../api/call-context.ts';
import { pageOfRows, pageSize, positionOf } from '../../api/page.ts';

/** What was agreed to and taken back, as it reached us, newest first. */
export async function listConsents(
  { tx }: CallContext,
  args: ArgsOf<'rights.consents'>,
  user: UserRecord,
): Promise<AnswerOf<'rights.consents'>> {
  const position = positionOf(args, ['instant', 'id']);
  const rows = await tx
    .selectFrom('consent_history')
    .where('user_id', '=', user.id)
    .$if(position !== undefined, (query) =>
      query.where(
        sql<boolean>`(received_at, id) < (${position?.[0] ?? ''}::timestamptz, ${position?.[1] ?? ''}::uuid)`,
      ),
    )
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize(args) + 1)
    .execute();
  return pageOfRows(
    rows,
    args,
    (row) => [row.received_at.toISOString(), row.id],
    (row) => ({ _id: row.id, key: row.key, version: row.version, at: row.at.toISOString() }),
  );
}
