import { dayOf } from '../../../contract/calendar-day.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { cancelNow, lockSubscription, setCancelAtPeriodEnd } from '../../domain/billing/end-plan.ts';
import { findSubscription, type SubscriptionRow } from '../../domain/billing/rows.ts';
import { type StaffCommand, say } from './command.ts';
import { findCompany } from './find.ts';

export const endPlan: StaffCommand = {
  name: 'end-plan',
  words: ['UID|ID'],
  decides: true,
  options: { now: { what: 'this moment, for good; left out, with the period that runs' } },
  summary: 'Cancels the plan a company has booked, for an owner who cannot do it.',
  more: 'The owners read of it. What was paid for the rest is not paid back, and open bills stay to be paid.',
  act: async (given, { words: [what = ''], options }) => {
    const context = { ...given, by: 'staff' } as const;
    const company = await findCompany(context.tx, what);
    const seen = await context.tx
      .selectFrom('subscription')
      .where('company_id', '=', company.id)
      .where('ended_at', 'is', null)
      .selectAll()
      .executeTakeFirst();
    if (seen === undefined) throw new StartFailure(`${company.company_name} has booked no plan.`);
    const { subscription } = await lockSubscription(context, seen);
    if (options.now === undefined) await setCancelAtPeriodEnd(context, subscription, true);
    else await cancelNow(context, subscription);
    const { ended_at, cancel_at } = (await findSubscription(context.tx, seen.id)) as SubscriptionRow;
    const end = ended_at ?? cancel_at;
    return say(`The plan of ${company.company_name} ends${end ? ` on ${dayOf(end)}` : ''}.`);
  },
};
