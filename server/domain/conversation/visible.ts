import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Tables } from '../../database/schema.ts';
import { ofVisibleJob } from '../application/visible.ts';
import type { ConversationRow } from './row.ts';

/**
 * Condition over `conversation`: the company's shared ones, those with applicants only as far as the member `viewer`
 * may read them.
 */
export function sharedWith(companyId: string, viewer: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'conversation'>();
  return eb.and([
    eb('conversation.company_id', '=', companyId),
    eb('conversation.peer_id', 'is', null),
    eb.or([
      eb('conversation.kind', '<>', 'application'),
      eb.exists(
        eb
          .selectFrom('application')
          .whereRef('application.id', '=', 'conversation.application_id')
          .where(ofVisibleJob(companyId, viewer))
          .select('application.id'),
      ),
    ]),
  ]);
}

/** The job behind a conversation with an applicant; undefined for any other conversation. */
export async function jobOfTalk(tx: Db, { application_id }: Pick<ConversationRow, 'application_id'>) {
  if (application_id === null) return undefined;
  return tx
    .selectFrom('job')
    .innerJoin('application', 'application.job_id', 'job.id')
    .where('application.id', '=', application_id)
    .select(['job.id', 'job.company_id', 'job.created_by', 'job.title', 'job.visible_to'])
    .executeTakeFirst();
}
