import { expect, it } from 'vitest';
import type { InvitationOffer } from '../../../../contract/entities/company.ts';
import { invitationState } from './invitation-state.ts';

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
  ['pending', hires(OTHER), 'other_company'],
  ['pending', { userMode: 'user', companyId: null }, 'seeker'],
] as const)('companycreate.5 one that is %s, for %o: %s', (status, who, state) => {
  expect(invitationState(there(status), who)).toMatchObject({ state, offer: { company: { _id: HERE } } });
});

it.each([
  ['gone', { state: 'over' }],
  ['not_found', { state: 'stranger' }],
  ['locked', { state: 'refused', code: 'locked' }],
] as const)('companycreate.5 refused with %s', (code, state) => {
  expect(invitationState({ state: 'refused', code }, hires(null))).toEqual(state);
});

it('companycreate.5 without an answer it is not said to be over', () => {
  expect(invitationState({ state: 'away' }, hires(null))).toEqual({ state: 'away' });
  expect(invitationState({ state: 'loading' }, hires(null))).toEqual({ state: 'loading' });
});
