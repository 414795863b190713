import { expect, test } from 'vitest';
import type { Settings } from '../../../contract/entities/settings.ts';
import { CATEGORIES_OF } from '../../../contract/notification-rules.ts';
import { choiceOf, chosen, mailTimeOf, timed } from './notify-choices.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const notify = (given: Settings['notify'] = {}) => given;

test('usersettings.3 without a choice everything is pushed, and a company is mailed about applications once a day', () => {
  expect(choiceOf(undefined, 'answers')).toEqual({ app: true, push: true, mail: false, soon: false });
  expect(choiceOf(undefined, 'applications')).toEqual({ app: true, push: true, mail: true, soon: false });
  expect(mailTimeOf(undefined, CATEGORIES_OF.talent)).toBe('never');
  expect(mailTimeOf(undefined, CATEGORIES_OF.company)).toBe('daily');
});

test('a tick sets every type of its row and leaves what else was chosen of it', () => {
  const known = notify({ message: { value: { soon: true, mail: true }, at: '2026-03-02T10:00:00.000Z' } });
  const next = chosen(known, 'messages', { channel: 'push', on: false, now: NOW });
  expect(Object.keys(next).sort()).toEqual(['appointment', 'conversation_request', 'message']);
  // Later than what is known, whatever clock set that.
  expect(next.message).toEqual({
    value: { soon: true, mail: true, push: false },
    at: '2026-03-02T10:00:00.001Z',
  });
  expect(choiceOf(next, 'messages').push).toBe(false);
});

test('what is wanted nowhere is in no push or mail, and a tick at one of these brings it back', () => {
  const off = chosen(undefined, 'matches', { channel: 'app', on: false, now: NOW });
  expect(choiceOf(off, 'matches')).toEqual({ app: false, push: false, mail: false, soon: false });
  const on = chosen(off, 'matches', { channel: 'mail', on: true, now: NOW });
  expect(choiceOf(on, 'matches')).toMatchObject({ app: true, mail: true });
  // A fact is in the app whatever was set.
  const fact = chosen(undefined, 'answers', { channel: 'app', on: false, now: NOW });
  expect(choiceOf(fact, 'answers').app).toBe(true);
});

test('another time keeps the ticks; without any the first row gets one', () => {
  const rows = CATEGORIES_OF.talent;
  const first = timed(undefined, rows, { time: 'soon', first: 'answers', now: NOW });
  expect(mailTimeOf(first, rows)).toBe('soon');
  expect(rows.filter((row) => choiceOf(first, row).mail)).toEqual(['answers']);
  const daily = timed(first, rows, { time: 'daily', first: 'answers', now: NOW + 1 });
  expect(mailTimeOf(daily, rows)).toBe('daily');
  // A row that is ticked later comes at the same time.
  const more = { ...first, ...chosen(first, 'offers', { channel: 'mail', on: true, now: NOW + 1 }) };
  expect(choiceOf(more, 'offers').soon).toBe(true);
  expect(mailTimeOf(timed(more, rows, { time: 'never', first: 'answers', now: NOW + 2 }), rows)).toBe(
    'never',
  );
});
