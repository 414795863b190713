import { dayOf } from '../../../contract/calendar-day.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { grantPlan, withdrawPlan } from '../../domain/billing/grant.ts';
import { PARTNER_PLAN } from '../../domain/billing/plans.ts';
import { appendLog } from '../../domain/log/append.ts';
import { type StaffCommand, say } from './command.ts';
import { untilOf } from './day-option.ts';
import { findCompany } from './find.ts';

export const givePlan: StaffCommand = {
  name: 'grant-plan',
  words: ['UID|ID'],
  decides: true,
  options: { until: { value: 'DAY', what: 'the last day; left out, until it is taken back' } },
  summary: `Gives a company the plan ${PARTNER_PLAN.name} without a bill, beside whatever it has booked.`,
  act: async (context, { words: [what = ''], options }) => {
    const company = await findCompany(context.tx, what);
    if (company.deleted_at !== null) throw new StartFailure(`${company.company_name} was deleted.`);
    const until = untilOf(options.until, context.now) ?? null;
    await grantPlan(context.tx, [company.id], { now: context.now, until });
    await appendLog(context, {
      companyId: company.id,
      actor: 'staff',
      action: 'subscription.changed',
      after: { granted: PARTNER_PLAN.id, until },
    });
    const end = until === null ? '' : ` until ${dayOf(until)}`;
    return say(`${company.company_name} has the plan ${PARTNER_PLAN.name}${end}.`);
  },
};

export const takePlan: StaffCommand = {
  name: 'withdraw-plan',
  words: ['UID|ID'],
  decides: true,
  summary: 'Takes a plan back that was given; what the company has booked stays, and so do its jobs.',
  act: async (context, { words: [what = ''] }) => {
    const company = await findCompany(context.tx, what);
    if (!(await withdrawPlan(context.tx, company.id)))
      throw new StartFailure(`${company.company_name} was given no plan.`);
    await appendLog(context, {
      companyId: company.id,
      actor: 'staff',
      action: 'subscription.changed',
      before: { granted: PARTNER_PLAN.id },
      after: { granted: null },
    });
    return say(`${company.company_name} has no plan from us any more.`);
  },
};
