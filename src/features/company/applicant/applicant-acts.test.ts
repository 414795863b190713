import { describe, expect, it } from 'vitest';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { applicantActs } from './applicant-acts.ts';

const owner = { answer: true, own: true };
const acts = (status: ApplicationStatus, access = owner) =>
  Object.entries(
    applicantActs({ row: { status } as Applicant, conversation: undefined, offer: undefined }, access),
  )
    .filter(([, allowed]) => allowed)
    .map(([act]) => act);

describe('company.2 what can be decided', () => {
  it.each([
    ['submitted', ['accept', 'write', 'reject']],
    ['viewed', ['accept', 'write', 'reject']],
    ['accepted', ['write', 'offer', 'reject']],
    ['rejected', []],
    ['withdrawn', []],
  ] as const)('%s', (status, allowed) => {
    expect(acts(status).sort()).toEqual([...allowed].sort());
  });

  it('nothing without the right to chat', () => {
    expect(acts('submitted', { answer: false, own: false })).toEqual([]);
  });

  it('an offer that is open is opened, one that is over leaves room for another', () => {
    const offerOf = (status: Offer['status'], applicant: ApplicationStatus = 'accepted') =>
      applicantActs(
        {
          row: { status: applicant } as Applicant,
          conversation: undefined,
          offer: { status } as Offer,
        },
        owner,
      ).offer;
    expect(offerOf('draft')).toBe('open');
    expect(offerOf('viewed')).toBe('open');
    expect(offerOf('declined')).toBe('make');
    expect(offerOf('signed', 'hired')).toBe('open');
    expect(offerOf('expired', 'withdrawn')).toBe('open');
  });
});
