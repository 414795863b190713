import { expect, test } from 'vitest';
import type { Company, Invitation } from '../../../contract/entities/company.ts';
import { type Inviting, seatsInUse } from './team.ts';

const NOW = Date.parse('2026-03-10T09:00:00.000Z');
const invitation = (mail: string, change: Partial<Invitation> = {}): Invitation => ({
  _id: mail,
  mail,
  status: 'pending',
  _userId: null,
  position: '',
  canSign: false,
  canChat: true,
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-03-15T09:00:00.000Z',
  ...change,
});
const company = (invitations: Invitation[]) => ({ members: [{}, {}], invitations }) as unknown as Company;
const entry = (mail: string, state: Inviting['state'] = 'waiting') =>
  ({ state, args: { _receiverMail: mail } }) as Inviting;

test('companysettings.3 a seat is promised to who is invited, here or by the server, and not twice', () => {
  const invitations = [invitation('kim@example.org'), invitation('ben@example.org')];
  const inviting = [entry('Kim@example.org'), entry('nora@example.org')];
  expect(seatsInUse({ company: company(invitations), inviting }, NOW)).toEqual({ members: 2, asked: 3 });
});

test('companysettings.3 expired and refused ones promise none; who has agreed waits for one all the same', () => {
  const old = { expiresAt: '2026-03-09T09:00:00.000Z' };
  const invitations = [
    invitation('kim@example.org', old),
    invitation('ben@example.org', { ...old, status: 'waiting', _userId: 'ben' }),
  ];
  const inviting = [entry('nora@example.org', 'refused')];
  expect(seatsInUse({ company: company(invitations), inviting }, NOW)).toEqual({ members: 2, asked: 1 });
  expect(seatsInUse({ company: null, inviting: [] }, NOW)).toEqual({ members: 0, asked: 0 });
});
