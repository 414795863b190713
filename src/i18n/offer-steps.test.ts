import { describe, expect, it } from 'vitest';
import type { Application } from '../../contract/entities/application.ts';
import type { Offer } from '../../contract/entities/offer.ts';
import { hireSteps, offerActOf, offerSteps } from './offer-steps.ts';
import type { OnItsWay } from './state-lines.ts';

const AT = '2026-11-24T10:00:00.000Z';
const offer = (status: Offer['status'], more: Partial<Offer> = {}): Offer =>
  ({ status, statusAt: { sent: AT, viewed: AT }, _applicationId: 'a', ...more }) as Offer;
const entry = (action: string, state: OnItsWay['state'] = 'waiting') => ({
  name: 'offer.update',
  args: { action },
  state,
});
const line = (...given: Parameters<typeof offerSteps>) =>
  offerSteps(...given).map(({ key, state }) => `${key} ${state}`);

describe('user.6 the state line of an offer, to the end', () => {
  it.each([
    ['draft', ['draft current', 'seen ahead', 'answered ahead', 'signed ahead', 'hired ahead']],
    ['sent', ['sent current', 'seen ahead', 'answered ahead', 'signed ahead', 'hired ahead']],
    ['viewed', ['sent done', 'seen current', 'answered ahead', 'signed ahead', 'hired ahead']],
    ['countered', ['sent done', 'seen done', 'answered current', 'signed ahead', 'hired ahead']],
    ['awaiting_guardian', ['sent done', 'seen done', 'answered current', 'signed ahead', 'hired ahead']],
    ['accepted', ['sent done', 'seen done', 'answered current', 'signed ahead', 'hired ahead']],
    ['signed', ['sent done', 'seen done', 'answered done', 'signed done', 'hired current']],
    ['declined', ['sent done', 'seen done', 'declined current']],
  ] as const)('%s', (status, told) => {
    expect(line(offer(status))).toEqual(told);
  });

  it('withdrawn unopened it was never seen', () => {
    expect(line(offer('withdrawn', { statusAt: { sent: AT } }))).toEqual(['sent done', 'withdrawn current']);
  });

  it('a deal with a creator ends with the signatures', () => {
    expect(line(offer('signed', { _applicationId: null }))).toEqual([
      'sent done',
      'seen done',
      'answered done',
      'signed current',
    ]);
  });
});

describe('4.4 nothing counts before the server has it', () => {
  it('a signature on this device is told as one, not as an agreement', () => {
    const signed = offer('signed');
    expect(line(signed, entry('accept'))).toEqual(['here current', 'sent ahead', 'received ahead']);
    expect(line(signed, entry('accept', 'sending'))).toEqual(['here done', 'sent current', 'received ahead']);
  });

  it('one that was not taken leaves what the offer is', () => {
    expect(line(offer('viewed'), entry('accept', 'conflict'))[1]).toBe('seen current');
  });

  it('opening it is no act; a stopped act is told before a later one', () => {
    expect(offerActOf([entry('view')])).toBeUndefined();
    const stopped = entry('accept', 'conflict');
    expect(offerActOf([stopped, entry('decline')])).toBe(stopped);
    expect(offerActOf([entry('view'), entry('counter')])).toEqual(entry('counter'));
  });
});

describe('user.6 an application with an offer goes on to the hire, and says whose turn it is', () => {
  const told = (
    status: Application['status'],
    offered: Offer['status'],
    act?: Parameters<typeof hireSteps>[3],
  ) => {
    const row = { status, statusAt: {}, seenAt: AT, receipt: { no: 'A-1', receivedAt: AT } } as Application;
    return hireSteps(row, [], offer(offered), act)
      .slice(4)
      .map(({ key, state, label }) => `${key} ${state}: ${label.message}`);
  };
  const talking = (said: string) => ['answered done: invited to talk', `offer current: ${said}`];

  it.each([
    ['viewed', undefined, 'offer is there'],
    ['countered', undefined, 'wishes sent, the company has to answer'],
    ['countered', entry('counter'), 'your answer has not arrived yet'],
    ['countered', entry('decline', 'conflict'), 'wishes sent, the company has to answer'],
    ['signed', entry('accept', 'sending'), 'your answer has not arrived yet'],
    ['awaiting_guardian', undefined, 'signed, a guardian has to sign too'],
    ['accepted', undefined, 'signed, the company has to sign too'],
    ['expired', undefined, 'the offer is over'],
  ] as const)('%s: %s', (status, act, said) => {
    expect(told('accepted', status, act)).toEqual([...talking(said), 'hired ahead: hired']);
  });

  it('once 18 it is their own to confirm, not a guardian’s to sign', () => {
    const waits = { ...offer('awaiting_guardian'), own: true };
    const said = 'signed, now confirm it yourself';
    expect(offerSteps(waits).map(({ label }) => label.message)).toContain(said);
    const row = { status: 'accepted', statusAt: {} } as Application;
    expect(hireSteps(row, [], waits).map(({ label }) => label.message)).toContain(said);
  });

  it('hired once the signature was received, and not before', () => {
    expect(told('hired', 'signed').slice(1)).toEqual(['offer done: offer is there', 'hired current: hired']);
    expect(told('hired', 'signed', entry('accept')).slice(1)).toEqual([
      'offer current: your answer has not arrived yet',
      'hired ahead: hired',
    ]);
  });
});
