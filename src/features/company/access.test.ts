import { expect, test } from 'vitest';
import type { Member } from '../../../contract/entities/company.ts';
import { accessOf } from './access.ts';

const member = (more: Partial<Member>): Member => ({
  _userId: 'me',
  name: 'Mia Hansen',
  role: 'member',
  canSign: false,
  canChat: false,
  position: '',
  since: '2026-03-02T09:00:00.000Z',
  ...more,
});

test.each([
  ['an owner', member({ role: 'owner' }), { answer: true, own: true }],
  ['a member who may chat', member({ canChat: true }), { answer: true, own: false }],
  ['a member who may only sign', member({ canSign: true }), { answer: false, own: false }],
  ['somebody else', member({ _userId: 'other', role: 'owner' }), { answer: false, own: false }],
])('%s may do what the role matrix says', (_, who, access) => {
  expect(accessOf({ members: [who] }, 'me')).toEqual(access);
});

test('before the company is loaded nothing is offered', () => {
  expect(accessOf(undefined, 'me')).toEqual({ answer: false, own: false });
});
