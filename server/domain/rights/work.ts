import { sql } from 'kysely';
import { GUEST_REPORTER_MONTHS, SESSION_DAYS } from '../../../contract/limits.ts';
import { monthsAfter } from '../../../contract/months.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import type { Db } from '../../database/database.ts';
import { deleteStep, ROWS_A_STEP } from '../../work/steps.ts';
import { once, outside, recurring, type WorkKinds } from '../../work/work.ts';
import { ERASE } from '../user/erasure.ts';
import { eraseCompany } from './erase-company.ts';
import { DELETE_IDENTITY, type Erasing, eraseUser } from './erase-user.ts';
import { exportWork } from './make-export.ts';

const HOUR_MS = 3_600_000;
/** Removed entries of a setting are kept this long, for devices that were offline for months. */
const REMOVED_ENTRY_DAYS = 90;
/** Expired exports stay in the list this long. */
const EXPORT_LISTED_DAYS = 90;

const uidOf = (payload: unknown) => (payload as { uid: string }).uid;
const companyIdOf = (payload: unknown) => (payload as { companyId: string }).companyId;

/** Retention. Ended sign-ins are kept, without their device: their tokens must never become valid again. */
async function purge({ tx, now }: ChangeContext): Promise<boolean> {
  const more = [
    await deleteStep(
      tx,
      'session',
      sql`ended_at is null and last_seen_at < ${daysAfter(now, -SESSION_DAYS)}`,
    ),
    await forgetDevices(tx, daysAfter(now, -SESSION_DAYS)),
    await deleteStep(
      tx,
      'user_setting',
      sql`value is null and entry <> '' and at < ${daysAfter(now, -REMOVED_ENTRY_DAYS)}`,
    ),
    await deleteStep(
      tx,
      'guest_reporter',
      sql`exists (select from report where id = report_id and decided_at < ${monthsAfter(now, -GUEST_REPORTER_MONTHS)})
        and not exists (select from appeal where appeal.report_id = guest_reporter.report_id and status = 'open')`,
    ),
    await deleteStep(tx, 'passkey_challenge', sql`expires_at < ${now}`),
    await deleteStep(tx, 'guardian_block', sql`erase_at < ${now}`),
    await deleteStep(tx, 'consent_proof', sql`erase_at < ${now}`),
    await deleteStep(
      tx,
      'data_export',
      sql`state = 'expired' and expires_at < ${daysAfter(now, -EXPORT_LISTED_DAYS)}`,
    ),
  ];
  return more.includes(true);
}

async function forgetDevices(tx: Db, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ device: '' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('session')
        .where('ended_at', '<', since)
        .where('device', '<>', '')
        .select('id')
        .limit(ROWS_A_STEP),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows) === ROWS_A_STEP;
}

export const rightsWork: WorkKinds = {
  [DELETE_IDENTITY]: outside(
    async ({ ports }, payload) =>
      () =>
        ports.identity.deleteAccount(uidOf(payload)),
  ),
  'company.erase': once((context, payload) => eraseCompany(context, companyIdOf(payload)), { lane: 'bulk' }),
  [ERASE]: once((context, payload) => eraseUser(context, payload as Erasing), { lane: 'bulk' }),
  ...exportWork,
  'rights.purge': recurring(HOUR_MS, purge, { lane: 'bulk' }),
};
