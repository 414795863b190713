import { describe, expect, it } from 'vitest';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { applicantActs } from './applicant-acts.ts';

const owner = { answer: true, own: true };
const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const acts = (status: ApplicationStatus, access = owner, statusAt: Applicant['statusAt'] = {}) =>
  Object.entries(
    applicantActs(
      { row: { status, statusAt } as Applicant, conversation: undefined, offer: undefined },
      access,
      NOW,
    ),
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

  it('an owner may invite after all who was declined less than a day ago', () => {
    const lately = { rejected: '2026-11-19T11:00:00.000Z' };
    expect(acts('rejected', owner, lately)).toEqual(['reconsider']);
    expect(acts('rejected', owner, { rejected: '2026-11-19T09:00:00.000Z' })).toEqual([]);
    expect(acts('rejected', { answer: true, own: false }, lately)).toEqual([]);
  });

  it('nothing without the right to chat', () => {
    expect(acts('submitted', { answer: false, own: false })).toEqual([]);
  });

  it('an offer that is open is opened, one that is over leaves room for another', () => {
    const offerOf = (status: Offer['status'], applicant: ApplicationStatus = 'accepted') =>
      applicantActs(
        {
          row: { status: applicant, statusAt: {} } as Applicant,
          conversation: undefined,
          offer: { status } as Offer,
        },
        owner,
        NOW,
      ).offer;
    expect(offerOf('draft')).toBe('open');
    expect(offerOf('viewed')).toBe('open');
    expect(offerOf('declined')).toBe('make');
    expect(offerOf('signed', 'hired')).toBe('open');
    expect(offerOf('expired', 'withdrawn')).toBe('open');
  });
});
