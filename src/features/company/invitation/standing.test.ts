import { expect, it } from 'vitest';
import type { InvitationOffer } from '../../../../contract/entities/company.ts';
import { invitationStanding } from './standing.ts';

const HERE = '0198b1f0-0000-7000-8000-000000000001';
const OTHER = '0198b1f0-0000-7000-8000-000000000002';
const OFFER: InvitationOffer = {
  _id: '0198b1f0-0000-7000-8000-000000000003',
  company: { _id: HERE, companyName: 'Smithy', verified: true },
  invitedBy: 'Sam Vogel',
  position: 'Cook',
  canSign: false,
  canChat: true,
  status: 'pending',
  expiresAt: '2026-12-01T09:00:00.000Z',
};
const there = (status: InvitationOffer['status']) =>
  ({ state: 'there', data: { ...OFFER, status }, at: 0, old: false }) as const;
const hires = (companyId: string | null) => ({ userMode: 'company', companyId }) as const;

it.each([
  ['pending', hires(null), 'open'],
  ['waiting', hires(null), 'waiting'],
  ['accepted', hires(HERE), 'member'],
  // The device may be ahead of what was read, and behind it.
  ['pending', hires(HERE), 'member'],
  ['accepted', hires(null), 'member'],
  ['pending', hires(OTHER), 'elsewhere'],
  ['pending', { userMode: 'user', companyId: null }, 'seeker'],
] as const)('companycreate.5 one that is %s, for %o: %s', (status, who, stands) => {
  expect(invitationStanding(there(status), who)).toMatchObject({ stands, offer: { company: { _id: HERE } } });
});

it.each([
  ['gone', { stands: 'over' }],
  ['not_found', { stands: 'stranger' }],
  ['locked', { stands: 'refused', code: 'locked' }],
] as const)('companycreate.5 refused with %s', (code, standing) => {
  expect(invitationStanding({ state: 'refused', code }, hires(null))).toEqual(standing);
});

it('companycreate.5 without an answer it is not said to be over', () => {
  expect(invitationStanding({ state: 'away' }, hires(null))).toEqual({ stands: 'away' });
  expect(invitationStanding({ state: 'loading' }, hires(null))).toEqual({ stands: 'loading' });
});
