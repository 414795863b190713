import { LIVE_OFFER } from '../../../contract/live-offer.ts';
import { countSignatures, stepOffer } from '../../../contract/policy/offer.ts';
import type { ModelContext } from './context.ts';
import { enter, tell } from './offer-parts.ts';
import type { ApplicationRecord } from './state.ts';

/** An application is over: so are its offers, but for one that was accepted. */
export function endOffers(context: ModelContext, application: ApplicationRecord): void {
  const byTalent = application.status === 'withdrawn';
  const mine = [...context.state.offers.values()]
    .filter(({ _applicationId }) => _applicationId === application._id)
    .sort((a, b) => (a._id < b._id ? -1 : 1));
  for (const row of mine) {
    const unsent = row.sentVersion === null;
    const declines = byTalent && !unsent;
    const status = declines
      ? stepOffer('decline', 'talent', row.status, countSignatures(row))
      : stepOffer('withdraw', 'canSign', row.status, countSignatures(row));
    if (status === undefined) continue;
    const next = enter(context, row, status);
    if (!unsent) tell(context, next, declines ? 'offer.declined' : 'offer.withdrawn', application.decidedBy);
  }
}

/** While one of a job's offers is neither signed nor over, the job stays. */
export function hasUnsignedOffer({ state }: ModelContext, jobId: string): boolean {
  return [...state.offers.values()].some(
    ({ _jobId, status }) => _jobId === jobId && status !== 'signed' && LIVE_OFFER.includes(status),
  );
}
