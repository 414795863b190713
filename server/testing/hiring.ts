import type { Applicant, Application } from '../../contract/entities/application.ts';
import type { CompanyJob, JobDraft } from '../../contract/entities/job.ts';
import { applying, company, member, publishedJob, pullAll, seeker } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Owner, a member with canChat, one without, a rival's owner, the seeker mia and her application, mallory without. */
export async function hiring(t: TestApp, draft: Partial<JobDraft> = {}) {
  const { _id: companyId } = await company(t, 'owner');
  await member(t, companyId, 'chatter', true);
  await member(t, companyId, 'reader', false);
  await company(t, 'rival', 1);
  await seeker(t, 'mia');
  await seeker(t, 'mallory');
  const job = await publishedJob(t, 'owner', companyId, draft);
  const args = applying(job._id);
  const { data, status, error } = await t.call('mia', 'application.add', args);
  if (status !== 200) throw new Error(`hiring: ${JSON.stringify(error)}`);
  return { companyId, job, args, application: data, of: { _applicationId: args._id } };
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export function later(t: TestApp, ms: number): void {
  t.now = new Date(t.now.getTime() + ms);
}

export async function applicantsOf(t: TestApp, uid: string): Promise<Applicant[]> {
  const { changes } = await pullAll(t, uid);
  return changes.flatMap(({ table, row }) => (table === 'applicant' && row ? [row] : []));
}

export async function applicationsOf(t: TestApp, uid: string): Promise<Application[]> {
  const { changes } = await pullAll(t, uid);
  return changes.flatMap(({ table, row }) => (table === 'application' && row ? [row] : []));
}

export async function companyJobsOf(t: TestApp, uid: string): Promise<CompanyJob[]> {
  const { changes } = await pullAll(t, uid);
  return changes.flatMap(({ table, row }) => (table === 'companyJob' && row ? [row] : []));
}

/** Type and parameters of what somebody was told. */
export async function noticesOf(t: TestApp, uid: string): Promise<string[][]> {
  const { changes } = await pullAll(t, uid);
  return changes.flatMap(({ table, row }) =>
    table === 'notification' && row ? [[row.type, ...row.params]] : [],
  );
}

/** Actions in a company's log, in order. */
export async function logOf(t: TestApp, companyId: string): Promise<string[]> {
  const rows = await t.db
    .selectFrom('company_log')
    .where('company_id', '=', companyId)
    .select('action')
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
}
