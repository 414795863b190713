import { sql } from 'kysely';
import type { ApplicationSource } from '../../../contract/application-source.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import { type JobFigures, REPLY_SPANS } from '../../../contract/entities/job-figures.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { JobRow } from '../../domain/job/row.ts';

/** Hours until an answer, or null where there is none. */
const hours = sql<number>`extract(epoch from (answered_at - visible_at)) / 3600`;
const hired = sql`(coalesce(removed_from, status) = 'hired' or private ->> 'hiredOutsideAt' is not null)`;
const offered = sql`exists (
  select from offer where offer.application_id = application.id and offer.sent_version is not null
)`;
const count = (what: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${what}))::int`;

/** Numbers of one job, over everybody whose application its company may see. */
export async function jobFigures(
  { tx }: CallContext,
  _args: ArgsOf<'job.figures'>,
  { id, views }: JobRow,
): Promise<JobFigures> {
  const visible = tx.selectFrom('application').where('job_id', '=', id).where('visible_at', 'is not', null);
  const one = await visible
    .select([
      count(sql`true`).as('applied'),
      // An answer, an offer or a hire says that it was opened, whatever was marked.
      count(sql`seen_at is not null or answered_at is not null or ${hired}`).as('opened'),
      count(sql`answered_at is not null or ${hired}`).as('answered'),
      count(sql`${offered} or ${hired}`).as('offered'),
      count(hired).as('hired'),
      count(sql`answered_at is null and status in ('submitted', 'viewed')`).as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  const bySource = await visible
    .select(['source', count(sql`true`).as('applied')])
    .groupBy('source')
    .orderBy('applied', 'desc')
    .orderBy('source')
    .execute();
  const spans = [0, ...REPLY_SPANS].map((from, at) => {
    const to = REPLY_SPANS[at];
    return to === undefined
      ? sql`${hours} > ${from * 24}`
      : sql`${hours} > ${from === 0 ? -1 : from * 24} and ${hours} <= ${to * 24}`;
  });
  const replies = await visible
    .where('answered_at', 'is not', null)
    .select(spans.map((span, at) => count(span).as(`span${at}`)))
    .executeTakeFirstOrThrow();
  const { waiting, ...funnel } = one;
  return {
    funnel: { views, ...funnel },
    sources: bySource.map(({ source, applied }) => ({ source: source as ApplicationSource | null, applied })),
    replies: spans.map((_, at) => Number((replies as Record<string, number>)[`span${at}`])),
    waiting,
  };
}
