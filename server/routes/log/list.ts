import { type ExpressionBuilder, sql } from 'kysely';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';
import { presentEntry } from '../../database/change-log/entry-hash.ts';
import type { Tables } from '../../database/schema.ts';
import type { ReadingLog } from './policy.ts';

/** Newest first; the cursor is the number of the last entry, so a page never shifts. */
export async function listLog(
  { tx }: CallContext,
  args: ArgsOf<'log.list'>,
  { companyId, onlyOf }: ReadingLog,
): Promise<AnswerOf<'log.list'>> {
  const { since, action } = args;
  const page = openPage(args, ['number']);
  let query = tx
    .selectFrom('company_log')
    .where('company_id', '=', companyId)
    .selectAll()
    .orderBy('seq', 'desc')
    .where(page.behind(['seq']))
    .limit(page.fetch);
  if (since !== undefined) query = query.where('at', '>=', new Date(since));
  if (action !== undefined) query = query.where('action', '=', action);
  if (onlyOf !== null) query = query.where((eb) => ofOwnJobs(eb, companyId, onlyOf));
  const { shown, next } = page.close(await query.execute(), ({ seq }) => [seq]);
  return { items: shown.map(presentEntry), next };
}

/** Entries about jobs this member made, about applications and offers there, and the member's own notes. */
function ofOwnJobs(eb: ExpressionBuilder<Tables, 'company_log'>, companyId: string, uid: string) {
  const jobs = sql`select id from job where company_id = ${companyId} and created_by = ${uid}`;
  return eb.or([
    sql<boolean>`(ref_type = 'job' and ref_id in (select id::text from (${jobs}) as own))`,
    sql<boolean>`(ref_type = 'application' and ref_id in (select id::text from application where job_id in (${jobs})))`,
    sql<boolean>`(ref_type = 'offer' and ref_id in (select id::text from offer where job_id in (${jobs})))`,
    sql<boolean>`(action = 'note' and actor ->> '_userId' = ${uid})`,
  ]);
}
