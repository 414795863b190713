import type { ChangeContext } from '../../api/change-context.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import { touchJobs } from '../../domain/company/touch-jobs.ts';
import { appendLog } from '../../domain/log/append.ts';
import { notify } from '../../domain/notification/notify.ts';
import { type StaffCommand, say } from './command.ts';
import { findCompany } from './find.ts';

export const verifyCompany: StaffCommand = {
  name: 'verify-company',
  words: ['UID|ID'],
  summary: 'Vouches for a company; from then on it can publish.',
  act: async (context, { words: [what = ''] }) => {
    const { company_name, changed } = await setVerified(context, what, true);
    return say(changed ? `${company_name} is verified.` : `${company_name} was verified already.`);
  },
};

export const unverifyCompany: StaffCommand = {
  name: 'unverify-company',
  words: ['UID|ID'],
  summary: 'Takes the verification back; jobs that are on the market stay there (see unpublish-job).',
  act: async (context, { words: [what = ''] }) => {
    const { company_name, changed } = await setVerified(context, what, false);
    return say(changed ? `${company_name} is no longer verified.` : `${company_name} was not verified.`);
  },
};

async function setVerified(context: ChangeContext, what: string, verified: boolean) {
  const { tx } = context;
  const company = await findCompany(tx, what);
  if (company.deleted_at !== null) throw new StartFailure(`${company.company_name} was deleted.`);
  if (company.verified === verified) return { ...company, changed: false };
  await tx.updateTable('company').set({ verified }).where('id', '=', company.id).execute();
  await appendLog(context, {
    companyId: company.id,
    actor: 'staff',
    action: verified ? 'company.verified' : 'company.unverified',
  });
  await touchCompany(context, company.id);
  await touchJobs(context, company.id);
  if (verified) await tellOwners(context, company);
  return { ...company, changed: true };
}

async function tellOwners(
  context: ChangeContext,
  company: { id: string; company_name: string },
): Promise<void> {
  const owners = await context.tx
    .selectFrom('member')
    .where('company_id', '=', company.id)
    .where('role', '=', 'owner')
    .select('user_id')
    .orderBy('user_id')
    .execute();
  for (const { user_id } of owners)
    await notify(context, {
      to: user_id,
      type: 'verification',
      ref: { type: 'company', id: company.id },
      params: [company.company_name],
    });
}
