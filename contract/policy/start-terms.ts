import type { Proposal } from '../entities/application.ts';
import type { CreatorPackage } from '../entities/creator.ts';
import type { Job } from '../entities/job.ts';
import type { Offer, OfferTerms } from '../entities/offer.ts';
import { LIST_MAX, TEXT_MAX } from '../limits.ts';

/** What the terms of an offer begin with. */

/** An offer that says nothing yet. */
export const NO_TERMS: OfferTerms = {
  title: '',
  pay: null,
  hours: null,
  start: null,
  end: null,
  place: '',
  trialWeeks: 0,
  notice: '',
  deliverables: [],
  dueDates: [],
  revisions: 0,
  usageRights: '',
  exclusivity: '',
  disclosure: '',
};

/** As much of a job as an offer begins with. */
type Advertised = Pick<
  Job,
  'kind' | 'title' | 'pay' | 'hours' | 'startDate' | 'endDate' | 'location' | 'remote' | 'campaign'
>;

/**
 * An offer as the ad promised it: of a range its lower end, which the form tells beside the field. A trial and a notice
 * period stand in no ad: they come from the newest earlier offer of the same kind. Price and content that somebody has
 * proposed for a campaign take the place of its own.
 */
export function termsOfAd(
  job: Advertised,
  earlier: readonly Offer[],
  proposal?: Proposal | undefined,
): OfferTerms {
  const like = earlier.find(({ kind }) => kind === job.kind)?.terms;
  const { pay, hours, campaign } = job;
  const budget = campaign?.budget ?? null;
  const proposed = proposal && {
    pay: { amount: proposal.amount, currency: proposal.currency, unit: 'PROJECT' as const },
    deliverables: deliverablesOf(proposal),
  };
  return {
    ...NO_TERMS,
    title: job.title,
    pay: pay
      ? { amount: pay.min, currency: pay.currency, unit: pay.unit }
      : budget === null
        ? null
        : { amount: budget, currency: 'EUR', unit: 'PROJECT' },
    hours: hours && { perWeek: hours.min, text: hours.text },
    start: job.startDate,
    end: job.endDate,
    place: job.remote === 'full' ? '' : (job.location?.label ?? ''),
    trialWeeks: like?.trialWeeks ?? 0,
    notice: like?.notice ?? '',
    deliverables: campaign?.deliverables ?? [],
    dueDates: campaign?.due ? [campaign.due] : [],
    revisions: like?.revisions ?? (job.kind === 'campaign' ? 1 : 0),
    usageRights: campaign?.usageRights ?? like?.usageRights ?? '',
    exclusivity: like?.exclusivity ?? '',
    disclosure: campaign?.disclosure || (like?.disclosure ?? ''),
    ...proposed,
  };
}

/** A line each; what is too long for a list stays one text, cut where an item ends. */
function deliverablesOf({ includes }: Proposal): string[] {
  return includes
    .split('\n')
    .flatMap((line) => line.trim().slice(0, TEXT_MAX.listItem) || [])
    .slice(0, LIST_MAX);
}

/** An earlier offer as a template: all but the days, which are over by now. */
export function termsOfEarlier({ terms }: Pick<Offer, 'terms'>, start: string | null): OfferTerms {
  return { ...terms, start, end: null, dueDates: [] };
}

/**
 * An offer to a creator for what one of their packages promises, at its price.
 * @param name the package as the person who makes the offer calls it: "3 × Video, YouTube"
 */
export function termsOfPackage(of: CreatorPackage, name: string, earlier: readonly Offer[]): OfferTerms {
  const like = earlier.find(({ kind }) => kind === 'campaign')?.terms;
  return {
    ...NO_TERMS,
    title: name,
    pay: { amount: of.price, currency: of.currency, unit: 'PROJECT' },
    deliverables: [name],
    revisions: of.revisions,
    usageRights: of.rights,
    exclusivity: of.exclusivity,
    disclosure: like?.disclosure ?? '',
  };
}
