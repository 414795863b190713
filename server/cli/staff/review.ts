import { sql } from 'kysely';
import { approveJob, refuseJob, takeDownJob } from '../../domain/job/review.ts';
import { type StaffCommand, say } from './command.ts';
import { findJob } from './find.ts';
import { oneLine } from './guest-line.ts';
import { RULE, reasonsOf } from './reasons-option.ts';

export const listReview: StaffCommand = {
  name: 'review',
  words: [],
  options: { list: { what: 'the same' } },
  summary: 'Lists the jobs that wait to be looked at, oldest first.',
  act: async ({ tx }) => {
    const rows = await tx
      .selectFrom('job')
      .innerJoin('company', 'company.id', 'job.company_id')
      .where('job.status', '=', 'in_review')
      .where('job.deleted_at', 'is', null)
      .select(['job.id', 'job.title', 'job.kind', 'job.min_age', 'job.description', 'job.updated_at'])
      .select(['company.company_name', 'company.verified'])
      .select((eb) =>
        eb
          .selectFrom('restriction')
          .whereRef('restriction.company_id', '=', 'job.company_id')
          .where('restriction.kind', '=', 'job_unpublished')
          .where('restriction.automated', '=', false)
          .where('restriction.lifted_at', 'is', null)
          .select('restriction.facts')
          // Of this ad, or of another one of its company.
          .orderBy(sql`restriction.target_id = job.id::text`, 'desc')
          .orderBy('restriction.id', 'desc')
          .limit(1)
          .as('taken_down'),
      )
      .orderBy('job.updated_at')
      .orderBy('job.id')
      .execute();
    const lines = rows.flatMap((row) => [
      `${row.id}  ${row.updated_at.toISOString()}  ${row.title} (${row.kind}, from ${row.min_age})`,
      `  ${row.company_name}${row.verified ? '' : ' (not verified)'}: ${oneLine(row.description)}`,
      ...(row.taken_down === null ? [] : [`  taken down before: ${oneLine(row.taken_down)}`]),
    ]);
    return say(...lines, `${rows.length} jobs wait.`);
  },
};

export const approve: StaffCommand = {
  name: 'review approve',
  words: ['JOB'],
  decides: true,
  summary: 'Publishes a job that was looked at.',
  act: async (context, { words: [id = ''] }) => {
    const { title } = await approveJob(context, (await findJob(context.tx, id)).id);
    return say(`"${title}" is on the market.`);
  },
};

export const refuse: StaffCommand = {
  name: 'review refuse',
  words: ['JOB'],
  decides: true,
  options: {
    rule: RULE,
    reason: { value: 'SENTENCES', required: true, what: 'what has to be changed; the company reads it' },
  },
  summary: 'Gives a job back as a draft, with what has to be changed.',
  act: async (context, { words: [id = ''], options: { reason = '', rule = '' }, by }) => {
    const reasons = reasonsOf(reason, rule, by);
    const { title } = await refuseJob(context, (await findJob(context.tx, id)).id, reasons);
    return say(`"${title}" is a draft again.`);
  },
};

export const unpublishJob: StaffCommand = {
  name: 'unpublish-job',
  words: ['JOB'],
  decides: true,
  options: {
    reason: { value: 'SENTENCES', required: true, what: 'what is wrong with it; the company reads it' },
    rule: RULE,
  },
  summary: 'Takes a job off the market; its open applications end with a text.',
  act: async (context, { words: [id = ''], options: { reason = '', rule = '' }, by }) => {
    const reasons = reasonsOf(reason, rule, by);
    const { title } = await takeDownJob(context, (await findJob(context.tx, id)).id, reasons);
    return say(`"${title}" is off the market.`);
  },
};
