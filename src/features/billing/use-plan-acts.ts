import type { PaymentStep, Subscription } from '../../../contract/entities/subscription.ts';
import { type IntentState, useIntent } from '../../sync/react/use-intent.ts';
import type { Billing } from './use-billing.ts';

export type PlanAct = 'book' | 'change' | 'cancel' | 'resume' | 'cancel-now';

/** What an owner does about the plan, one at a time. Each answers whether it was done. */
export type PlanActs = {
  state: IntentState<PlanAct>;
  /** A problem that was told is over, because something else is begun. */
  forget: () => void;
  /** Answers what is left to pay; undefined where it was not booked. */
  book: (customerId: string, priceId: string) => Promise<{ payment: PaymentStep } | undefined>;
  change: (subscription: Subscription, priceId: string) => Promise<boolean>;
  cancel: (subscription: Subscription) => Promise<boolean>;
  resume: (subscription: Subscription) => Promise<boolean>;
  cancelNow: (subscription: Subscription) => Promise<boolean>;
};

export function usePlanActs({ learn, again }: Pick<Billing, 'learn' | 'again'>): PlanActs {
  const { state, run, forget } = useIntent<PlanAct>();
  const change = async (act: PlanAct, work: Parameters<typeof run<Subscription>>[1]): Promise<boolean> => {
    const now = await run(act, work);
    if (now) await learn(now);
    // What stopped it, such as a colleague who was faster, is to be seen at once.
    else again();
    return now !== undefined;
  };
  // Only a preview answers with something else than the subscription.
  const whole = (answer: object) => answer as Subscription;
  return {
    state,
    forget,
    book: async (customerId, priceId) => {
      const booked = await run('book', (once) =>
        once('subscription.create', { customerId, priceId, quantity: 1, businessConfirmed: true }),
      );
      if (booked) await learn(booked.subscription);
      else again();
      return booked && { payment: booked.payment };
    },
    change: ({ id: subscriptionId }, priceId) =>
      change('change', async (once) => whole(await once('subscription.update', { subscriptionId, priceId }))),
    cancel: ({ id: subscriptionId }) =>
      change('cancel', (once) => once('subscription.cancel', { subscriptionId })),
    resume: ({ id: subscriptionId }) =>
      change('resume', async (once) =>
        whole(await once('subscription.update', { subscriptionId, cancel_at_period_end: false })),
      ),
    cancelNow: ({ id: subscriptionId }) =>
      change('cancel-now', (once) =>
        once('subscription.cancel-immediately', { subscriptionId, confirm: true }),
      ),
  };
}
