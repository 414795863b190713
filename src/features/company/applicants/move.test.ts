import { describe, expect, it } from 'vitest';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { COLUMNS, type Column, columnOf } from './columns.ts';
import { moveTo } from './move.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const owner = { answer: true, own: true };
const member = { answer: true, own: false };
const reader = { answer: false, own: false };

function moves(
  status: ApplicationStatus,
  { access = owner, offered, noted = false, rejected = '2026-11-20T09:00:00.000Z' } = {} as {
    access?: typeof owner;
    offered?: Offer['status'];
    noted?: boolean;
    rejected?: string;
  },
) {
  const hiredOutsideAt = noted ? rejected : null;
  const row = {
    _id: 'a',
    status,
    statusAt: { rejected },
    private: { hiredOutsideAt },
  } as Applicant;
  const offer = offered ? ({ status: offered } as Offer) : undefined;
  const from = columnOf(row, new Map(offer ? [['a', offer]] : []));
  const told = COLUMNS.map((target: Column) => {
    const move = moveTo(target, { from, row, offer, access, now: NOW });
    return [target, move === null ? null : (move.act ?? `not: ${move.why}`)];
  });
  return Object.fromEntries(told);
}

describe('company.2 moving somebody to a column of the board', () => {
  it('does what the buttons do, and a column that cannot take them says why', () => {
    expect(moves('submitted')).toEqual({
      new: null,
      seen: 'see',
      talking: 'accept',
      offer: 'not: invite-first',
      hired: 'not: signatures',
      closed: 'decline',
    });
    expect(moves('viewed')).toMatchObject({ new: 'unsee', seen: null, talking: 'accept' });
    expect(moves('accepted')).toEqual({
      new: 'not: answered',
      seen: 'not: answered',
      talking: null,
      offer: 'offer',
      hired: 'not: signatures',
      closed: 'decline',
    });
    expect(moves('accepted', { offered: 'viewed' })).toMatchObject({
      talking: 'not: offer-there',
      offer: null,
      closed: 'decline',
    });
    expect(moves('hired')).toEqual({
      new: 'not: answered',
      seen: 'not: answered',
      talking: 'not: hired',
      offer: 'not: over',
      hired: null,
      closed: 'not: hired',
    });
  });

  it('somebody noted as hired outside may still be offered a contract, and declined', () => {
    expect(moves('accepted', { noted: true })).toEqual({
      new: 'not: answered',
      seen: 'not: answered',
      talking: 'not: hired',
      offer: 'offer',
      hired: null,
      closed: 'decline',
    });
  });

  it('a declined person comes back for 24 hours, by the owner', () => {
    expect(moves('rejected').talking).toBe('reconsider');
    expect(moves('rejected', { access: member }).talking).toBe('not: owner-only');
    expect(moves('rejected', { rejected: '2026-11-19T09:00:00.000Z' }).talking).toBe('not: too-late');
    expect(moves('withdrawn')).toMatchObject({
      talking: 'not: over',
      offer: 'not: over',
      hired: 'not: over',
    });
  });

  it('answers need the right to chat, looking does not', () => {
    expect(moves('submitted', { access: reader })).toMatchObject({
      seen: 'see',
      talking: 'not: no-right',
      closed: 'not: no-right',
    });
  });
});
