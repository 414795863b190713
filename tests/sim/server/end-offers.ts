import { isRunning } from '../../../contract/live-offer.ts';
import { endedBy } from '../../../contract/policy/offer.ts';
import type { ModelContext } from './context.ts';
import { enter, tell } from './offer-parts.ts';
import type { ApplicationRecord } from './state.ts';

/** An application is over: so are its offers, but for one that was signed. */
export function endOffers(context: ModelContext, application: ApplicationRecord): void {
  const side = application.status === 'withdrawn' ? 'talent' : 'company';
  const mine = [...context.state.offers.values()]
    .filter(({ _applicationId }) => _applicationId === application._id)
    .sort((a, b) => (a._id < b._id ? -1 : 1));
  for (const row of mine) {
    const status = endedBy(side, row.status);
    if (status === undefined) continue;
    const next = enter(context, row, status);
    if (next.sentVersion !== null) tell(context, next, `offer.${status}`, application.decidedBy);
  }
}

/** While one of a job's offers is neither signed nor over, the job stays. */
export function hasUnsignedOffer({ state }: ModelContext, jobId: string): boolean {
  return [...state.offers.values()].some(({ _jobId, status }) => _jobId === jobId && isRunning(status));
}
