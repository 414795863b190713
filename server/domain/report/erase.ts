import { sql } from 'kysely';
import { APPEAL_MONTHS } from '../../../contract/limits.ts';
import { monthsAfter } from '../../../contract/months.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { eraseKeptFiles } from '../conversation/kept-by-report.ts';
import { eraseFilesOf } from '../file/attach.ts';
import { awaitsDecision } from './awaits-decision.ts';

const HOUR_MS = 3_600_000;
/** Replaces a statement of reasons that is erased: a decision always has one. */
const ERASED = '–';

const over = ({ now }: ChangeContext) => monthsAfter(now, -APPEAL_MONTHS);

const dueReports = (context: ChangeContext) =>
  context.tx
    .selectFrom('report')
    .where('status', '=', 'decided')
    .where('erased_at', 'is', null)
    .where('decided_at', '<', over(context))
    .where(sql<boolean>`not ${awaitsDecision}`)
    .where(
      sql<boolean>`not exists (
        select from appeal left join restriction on restriction.id = appeal.restriction_id
        where report.id in (appeal.report_id, restriction.report_id) and appeal.status = 'open'
      )`,
    );

/** Erases texts, evidence and files of reports once nobody can object any more, and nobody does. */
export const eraseReports = eachRow('reports.erase', HOUR_MS, {
  lane: 'bulk',
  async find(context, { limit, untaken }) {
    return dueReports(context)
      .where(untaken('report.id'))
      .select('id')
      .orderBy('decided_at')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const { tx, now } = context;
    const row = await dueReports(context)
      .where('id', '=', id)
      .select(['id', 'target_type', 'target_id'])
      .executeTakeFirst();
    if (row === undefined) return;
    await eraseFilesOf(context, { type: 'report', id });
    await eraseKeptFiles(context, row);
    await tx
      .updateTable('report')
      .set({ text: '', evidence: '{}', statement: ERASED, erased_at: now })
      .where('id', '=', id)
      .execute();
    await tx.updateTable('appeal').set({ text: '', statement: ERASED }).where('report_id', '=', id).execute();
  },
});

/** What lasts is explained as long as it does. */
const dueRestrictions = (context: ChangeContext) =>
  context.tx
    .selectFrom('restriction')
    .where('decided_at', '<', over(context))
    .where((eb) =>
      eb.or([
        eb('lifted_at', '<', over(context)),
        eb('kind', 'not in', ['account_locked', 'company_blocked', 'company_unverified']),
      ]),
    )
    .where(
      sql<boolean>`not exists (
        select from appeal where appeal.restriction_id = restriction.id and appeal.status = 'open'
      )`,
    );

/** Erases statements of reasons, with the objections to them, once they are over. */
export const eraseRestrictions = eachRow('restrictions.erase', HOUR_MS, {
  lane: 'bulk',
  async find(context, { limit, untaken }) {
    return dueRestrictions(context)
      .where(untaken('restriction.id'))
      .select('id')
      .orderBy('decided_at')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    // The statement before the objections to it, as their answers lock them.
    const row = await dueRestrictions(context)
      .where('id', '=', id)
      .select('id')
      // biome-ignore lint/plugin: the row is deleted.
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    await context.tx.deleteFrom('appeal').where('restriction_id', '=', id).execute();
    await context.tx.deleteFrom('restriction').where('id', '=', id).execute();
  },
});

/** Objections against locks from before those had a statement of their own. */
const dueAppeals = (context: ChangeContext) =>
  context.tx
    .selectFrom('appeal')
    .where('report_id', 'is', null)
    .where('restriction_id', 'is', null)
    .where('decided_at', '<', over(context));

export const eraseAppeals = eachRow('appeals.erase', HOUR_MS, {
  lane: 'bulk',
  async find(context, { limit, untaken }) {
    return dueAppeals(context)
      .where(untaken('appeal.id'))
      .select('id')
      .orderBy('decided_at')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const row = await dueAppeals(context).where('id', '=', id).select('id').executeTakeFirst();
    if (row !== undefined) await context.tx.deleteFrom('appeal').where('id', '=', id).execute();
  },
});
