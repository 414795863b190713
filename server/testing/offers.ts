import { v7 } from 'uuid';
import type { ArgsOf } from '../../contract/calls.ts';
import type { JobDraft } from '../../contract/entities/job.ts';
import type { Offer, OfferTerms } from '../../contract/entities/offer.ts';
import { minorDutiesOf } from '../../contract/law/minor-duties.ts';
import { NO_TERMS } from '../../contract/policy/start-terms.ts';
import { applying, publishedJob } from './people.ts';
import type { TestApp } from './test-app.ts';

export const TERMS: OfferTerms = {
  ...NO_TERMS,
  title: 'Bakery counter, Saturdays',
  pay: { amount: 1500, currency: 'EUR', unit: 'HOUR' },
  hours: { perWeek: 7, text: 'Saturday, 8 to 15' },
  start: '2026-04-04',
  end: null,
  place: 'Celle',
  trialWeeks: 4,
  notice: 'Two weeks',
};

/** Of an offer straight to a creator. */
export const CAMPAIGN_TERMS: OfferTerms = {
  ...TERMS,
  title: 'Two videos',
  hours: null,
  pay: { amount: 80_000, currency: 'EUR', unit: 'PROJECT' },
  deliverables: ['Two videos'],
  disclosure: 'Werbung',
};

/** What a company ticks that offers a minor a mini job. */
export const DUTIES = minorDutiesOf({ kind: 'minijob', start: TERMS.start, end: TERMS.end });

/** An application of `uid` that the company has accepted. */
export async function acceptedApplication(
  t: TestApp,
  uid: string,
  { owner, companyId, job = {} }: { owner: string; companyId: string; job?: Partial<JobDraft> },
) {
  const published = await publishedJob(t, owner, companyId, job);
  const applied = await t.call(uid, 'application.add', applying(published._id));
  if (applied.status !== 200) throw new Error(`application: ${JSON.stringify(applied.error)}`);
  const accepted = await t.call(owner, 'application.accept', { _applicationId: applied.data._id });
  if (accepted.status !== 200) throw new Error(`accept: ${JSON.stringify(accepted.error)}`);
  return applied.data;
}

export function offering(
  to: ArgsOf<'offer.create'>['offer'] | { _applicationId: string },
  more: Partial<ArgsOf<'offer.create'>> = {},
): ArgsOf<'offer.create'> {
  return { _id: v7(), offer: { terms: TERMS, ...to }, ...more };
}

/** One step of an offer as somebody takes it who has read it as it is given here. */
export function step(
  offer: Pick<Offer, '_id' | 'version' | 'termsHash'>,
  action: ArgsOf<'offer.update'>['action'],
  more: Partial<ArgsOf<'offer.update'>> = {},
): ArgsOf<'offer.update'> {
  return { _offerId: offer._id, version: offer.version, action, ...more };
}

/** A step that signs, with the name typed. */
export function signing(
  offer: Pick<Offer, '_id' | 'version' | 'termsHash'>,
  action: 'accept' | 'sign' | 'guardian-sign',
  name: string,
  more: Partial<ArgsOf<'offer.update'>> = {},
): ArgsOf<'offer.update'> {
  return step(offer, action, { termsHash: offer.termsHash, signature: { name }, ...more });
}
