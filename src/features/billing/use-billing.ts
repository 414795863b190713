import type { Subscription } from '../../../contract/entities/subscription.ts';
import { type Read, useRead } from '../../sync/react/use-read.ts';
import { useTryAgain } from '../../sync/react/use-try-again.ts';
import { runningOf } from './subscription/acts.ts';

/** Invoices of one read. */
export const INVOICES = 20;

/** `subscriptions`: every one of them, newest first. */
export type Billing = {
  customer: Read<'customer.get'>;
  subscriptions: Read<'subscription.of-customer'>;
  invoices: Read<'customer.billing-list'>;
  entitlement: Read<'subscription.entitlement'>;
  all: readonly Subscription[];
  running: Subscription | undefined;
  state: 'loading' | 'away' | 'refused' | 'there';
  /** As of when, in milliseconds since the epoch, where the server did not answer just now. */
  oldSince: number | undefined;
  /** Asks for everything anew. */
  again: () => void;
  /** A change has answered with the subscription as it is now. */
  learn: (subscription: Subscription) => Promise<void>;
};

/** Everything about a company as the one who pays. @param owned only its owner may read more than the limits */
export function useBilling(companyId: string | undefined, owned: boolean): Billing {
  const company = companyId !== undefined && owned ? companyId : null;
  const customer = useRead('customer.get', company ? { companyId: company } : null);
  const customerId = customer.state === 'there' ? (customer.data?._id ?? null) : null;
  const subscriptions = useRead('subscription.of-customer', customerId ? { customerId } : null);
  const invoices = useRead(
    'customer.billing-list',
    company ? { _companyId: company, limit: INVOICES } : null,
  );
  const entitlement = useRead('subscription.entitlement', companyId === undefined ? null : { companyId });

  const reads = [customer, entitlement, invoices, ...(customerId ? [subscriptions] : [])];
  const old = reads.flatMap((read) => (read.state === 'there' && read.old ? [read.at] : []));
  // The register of VAT ids answers by itself.
  const isAsked = customer.state === 'there' && customer.data?.vatIdCheck?.state === 'pending';
  useTryAgain(isAsked ? customer.data : null, customer.again);
  const all = subscriptions.state === 'there' ? subscriptions.data : [];
  const again = () => {
    for (const read of [customer, subscriptions, invoices, entitlement]) read.again();
  };
  return {
    customer,
    subscriptions,
    invoices,
    entitlement,
    all,
    running: runningOf(all),
    state: stateOf([customer, ...(customerId ? [subscriptions] : [])]),
    oldSince: old.length > 0 ? Math.min(...old) : undefined,
    again,
    learn: async (subscription) => {
      const others = all.filter(({ id }) => id !== subscription.id);
      const known = others.length < all.length;
      await subscriptions.put(
        known ? all.map((one) => (one.id === subscription.id ? subscription : one)) : [subscription, ...all],
      );
      again();
    },
  };
}

function stateOf(reads: readonly { state: string }[]): Billing['state'] {
  const is = (state: string) => reads.some((read) => read.state === state);
  if (is('refused')) return 'refused';
  if (is('away')) return 'away';
  return is('loading') ? 'loading' : 'there';
}
