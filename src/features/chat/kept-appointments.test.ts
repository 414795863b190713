import { expect, test } from 'vitest';
import type { Message } from '../../../contract/entities/conversation.ts';
import type { MessageWindow } from '../../replica/queries/message-window.ts';
import { withKept } from './kept-appointments.ts';

const TIME = '2026-11-26T15:30:00.000Z';
const proposal = {
  _id: 'm2',
  seq: 2,
  side: 'company',
  appointment: { step: 'proposed', times: [TIME], minutes: 30, place: '' },
} as unknown as Message;
const windowWith = (step: 'taken' | 'declined') =>
  ({
    messages: [{ _id: 'm5', seq: 5 } as Message],
    appointments: new Map([['m2', { proposal, state: { step, time: TIME, answer: null } }]]),
  }) as unknown as MessageWindow;
const shown = (step: 'taken' | 'declined', cleared: number, now: number) =>
  withKept(windowWith(step), cleared, now).messages.map(({ _id }) => _id);

test('chat.4 an appointment that holds stays in a conversation that was emptied, until it is over or called off', () => {
  const end = Date.parse(TIME) + 30 * 60_000;
  expect(shown('taken', 4, end - 1)).toEqual(['m2', 'm5']);
  expect(shown('taken', 4, end)).toEqual(['m5']);
  expect(shown('declined', 4, end - 1)).toEqual(['m5']);
  // Not emptied: it is where it was.
  expect(shown('taken', 1, end - 1)).toEqual(['m5']);
  const window = windowWith('declined');
  expect(withKept(window, 4, 0)).toBe(window);
});
