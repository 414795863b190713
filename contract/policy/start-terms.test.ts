import { describe, expect, it } from 'vitest';
import type { CompanyJob } from '../entities/job.ts';
import type { Offer, OfferTerms } from '../entities/offer.ts';
import { NO_TERMS, termsOfAd, termsOfEarlier } from './start-terms.ts';

const FULL: OfferTerms = {
  ...NO_TERMS,
  title: 'Bakery counter',
  start: '2026-12-05',
  end: '2027-02-28',
  trialWeeks: 4,
  notice: 'Two weeks',
  dueDates: ['2026-12-20', '2027-01-10'],
};

describe('what a new offer begins with', () => {
  const job = {
    kind: 'minijob',
    title: 'Bakery counter',
    pay: { min: 1450, max: 1600, currency: 'EUR', unit: 'HOUR' },
    hours: { min: 8, max: 10, text: 'Saturdays' },
    startDate: '2026-12-05',
    endDate: null,
    location: { label: 'Celle', lat: 52, lng: 10 },
    remote: 'none',
    campaign: null,
  } as unknown as CompanyJob;
  const earlier = [{ kind: 'minijob', terms: FULL }] as Offer[];

  it('the ad, and what no ad says from the last offer of that kind', () => {
    expect(termsOfAd(job, earlier)).toMatchObject({
      title: 'Bakery counter',
      pay: { amount: 1450, currency: 'EUR', unit: 'HOUR' },
      hours: { perWeek: 8, text: 'Saturdays' },
      start: '2026-12-05',
      place: 'Celle',
      trialWeeks: 4,
      notice: 'Two weeks',
    });
    expect(termsOfAd(job, [])).toMatchObject({ trialWeeks: 0, notice: '' });
  });

  it('a campaign: its deliverables, rights, label, last day and budget', () => {
    const campaign = {
      platforms: [],
      deliverables: ['One video'],
      usageRights: 'One year',
      budget: 40000,
      disclosure: '“Anzeige” in the first line',
      due: '2027-01-15',
    };
    const ad = { ...job, kind: 'campaign', pay: null, hours: null, campaign } as unknown as CompanyJob;
    expect(termsOfAd(ad, [])).toMatchObject({
      deliverables: ['One video'],
      usageRights: 'One year',
      disclosure: '“Anzeige” in the first line',
      dueDates: ['2027-01-15'],
      pay: { amount: 40000, unit: 'PROJECT' },
    });
    const proposal = { amount: 55_000, currency: 'EUR', includes: 'One video\n\n Two stories ' };
    expect(termsOfAd(ad, [], proposal)).toMatchObject({
      pay: { amount: 55_000, currency: 'EUR', unit: 'PROJECT' },
      deliverables: ['One video', 'Two stories'],
      usageRights: 'One year',
    });
  });

  it('an earlier offer without its days', () => {
    expect(termsOfEarlier({ terms: FULL }, '2027-03-01')).toMatchObject({
      start: '2027-03-01',
      end: null,
      dueDates: [],
      notice: 'Two weeks',
    });
  });
});
