import { minimumAge } from '../../../contract/law/age-law.ts';
import { LAW_EDITION } from '../../../contract/law/edition.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { eachRow } from '../../work/each-row.ts';
import { membersOf } from '../company/members.ts';
import { appendLog } from '../log/append.ts';
import { notify } from '../notification/notify.ts';
import { factsOf } from './facts.ts';

const HOUR_MS = 3_600_000;

/** Live jobs whose lowest age was computed by an older edition of the law. */
const outdated = ({ tx }: ChangeContext) =>
  tx.selectFrom('job').where('status', '=', 'published').where('law_edition', '<', LAW_EDITION);

/**
 * Judges every live job again after a change of the law's tables. One that is open to people who may not do it by the
 * new edition closes to them: the market of their age loses it, and every member of the company is told. Those who have
 * applied stay applicants; an offer is judged on its own terms.
 */
export const judgeByLaw = eachRow('jobs.age-law', HOUR_MS, {
  lane: 'bulk',
  async find(context, { limit, untaken }) {
    return outdated(context).where(untaken('job.id')).select('id').orderBy('id').limit(limit).execute();
  },
  async act(context, id) {
    const { tx, effects, now } = context;
    const job = await outdated(context).where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst();
    if (job === undefined) return;
    const law = minimumAge(factsOf(job));
    if (job.min_age >= law.minAge) {
      // Without a new version of the row: no reader shows this column.
      await tx.updateTable('job').set({ law_edition: LAW_EDITION }).where('id', '=', id).execute();
      return;
    }
    // No edit of anybody's: whoever is editing meanwhile is not in its way.
    const row = await tx
      .updateTable('job')
      .set((eb) => ({
        law_edition: LAW_EDITION,
        min_age: law.minAge,
        ver: eb('ver', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    recordJob(effects, row, job.status);
    await appendLog(context, {
      companyId: row.company_id,
      actor: null,
      action: 'job.age-raised',
      ref: { type: 'job', id },
      before: { minAge: job.min_age },
      after: { minAge: law.minAge, reasons: law.reasons.map(({ code }) => code) },
    });
    for (const uid of await membersOf(tx, row.company_id))
      await notify(context, {
        to: uid,
        type: 'job_age_raised',
        ref: { type: 'job', id },
        params: [row.title, String(law.minAge)],
        version: LAW_EDITION,
      });
  },
});
