import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { COMPANY_GRACE_DAYS } from '../../../contract/limits.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { daysAfter } from '../../base/days.ts';
import { hasLiveSubscription } from '../../domain/billing/entitlement.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { windDown } from '../../domain/company/wind-down.ts';
import { appendLog } from '../../domain/log/append.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { languageOf } from '../../domain/user/settings.ts';
import { cancelWork, queueWork } from '../../work/queue.ts';

type Answer = AnswerOf<'company.delete'>;

/**
 * Takes the company off the market at once, with an answer for everybody who waits for one, and erases it after 14
 * days unless an owner undoes that. Undoing brings back neither the jobs' publication nor the applications.
 */
export async function deleteCompany(
  context: CallContext,
  { confirmName, undo }: ArgsOf<'company.delete'>,
  company: CompanyRow,
): Promise<Answer> {
  if (confirmName.trim() !== company.company_name)
    throw new ApiError(
      'fields_invalid',
      'confirmName is not the name of the company; type it as it is shown',
      {
        fields: [{ path: 'confirmName', code: 'differs' }],
      },
    );
  if (undo === true) return keepCompany(context, company);
  if (company.deletion_requested_at !== null) return answerOf(company);
  if (await hasLiveSubscription(context.tx, company.id))
    throw new ApiError('subscription_live', 'a subscription runs; cancel it first, then delete the company');
  const { now } = context;
  const finalAt = daysAfter(now, COMPANY_GRACE_DAYS);
  await setDeletion(context, company.id, { deletion_requested_at: now, deletion_final_at: finalAt });
  const actor = { uid: userOf(context).id };
  await windDown(context, company.id, actor);
  await queueWork(context, {
    kind: 'company.erase',
    key: company.id,
    payload: { companyId: company.id },
    at: finalAt,
  });
  await appendLog(context, {
    companyId: company.id,
    actor,
    action: 'company.deletion-requested',
    after: { finalAt },
  });
  await touchCompany(context, company.id);
  await mailOwners(context, company, finalAt);
  return { deletedAt: now.toISOString(), finalAt: finalAt.toISOString() };
}

/** All of them: each can keep the company. */
async function mailOwners(context: CallContext, company: CompanyRow, finalAt: Date): Promise<void> {
  const owners = await context.tx
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('member.company_id', '=', company.id)
    .where('member.role', '=', 'owner')
    .where('user.erased_at', 'is', null)
    .select(['user.id', 'user.email', 'user.firstname'])
    .orderBy('user.id')
    .execute();
  for (const { id, email, firstname } of owners)
    await postMail(context, {
      to: email,
      lang: await languageOf(context.tx, id),
      template: 'company-deletion',
      params: {
        firstname,
        company: company.company_name,
        day: finalAt.toISOString(),
        url: `${context.settings.publicUrl}/pwa/company/settings`,
      },
    });
}

async function keepCompany(context: CallContext, company: CompanyRow): Promise<Answer> {
  if (company.deletion_requested_at !== null) {
    await setDeletion(context, company.id, { deletion_requested_at: null, deletion_final_at: null });
    await cancelWork(context, 'company.erase', company.id);
    await appendLog(context, {
      companyId: company.id,
      actor: { uid: userOf(context).id },
      action: 'company.deletion-undone',
    });
    await touchCompany(context, company.id);
  }
  return { deletedAt: null, finalAt: null };
}

async function setDeletion(
  { tx }: CallContext,
  id: string,
  deletion: Pick<CompanyRow, 'deletion_requested_at' | 'deletion_final_at'>,
): Promise<void> {
  await tx.updateTable('company').set(deletion).where('id', '=', id).execute();
}

function answerOf({ deletion_requested_at, deletion_final_at }: CompanyRow): Answer {
  return {
    deletedAt: deletion_requested_at?.toISOString() ?? null,
    finalAt: deletion_final_at?.toISOString() ?? null,
  };
}
