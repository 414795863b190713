import { expect, it } from 'vitest';
import type { Chat } from '../../replica/queries/chat.ts';
import { standingOf } from './standing.ts';

const words = (status: string | undefined, conversation?: object) =>
  standingOf({ application: status && { status }, conversation } as unknown as Chat).words.message;

it('chat.7 the header of a conversation about no application tells how the conversation itself stands', () => {
  for (const kind of ['direct', 'support']) {
    expect(words(undefined, { kind, status: 'requested' })).toBe('not answered yet');
    expect(words(undefined, { kind, status: 'open' })).toBe('open');
    expect(words(undefined, { kind, status: 'closed' })).toBe('closed');
  }
});

it('that of one about an application tells how that stands', () => {
  expect(words('accepted', { kind: 'application', status: 'closed' })).toBe('invited to talk');
  expect(words('viewed')).toBe('not answered yet');
  expect(words('removed', { kind: 'application', status: 'open' })).toBe('closed');
});

it('and that of one whose application is no longer kept is closed', () => {
  expect(words(undefined, { kind: 'application', status: 'open' })).toBe('closed');
  expect(words(undefined)).toBe('closed');
});
