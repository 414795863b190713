import { expect, test } from 'vitest';
import { errorText } from '../../../i18n/error-text.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { mayEndOtherwise, overtakenBy, stoppedText } from './stopped-text.ts';

const stopped = (name: OutboxEntry['name'], code: string, detail?: Record<string, unknown>) => ({
  name,
  refusal: { code, message: code, detail },
});
const told = (...given: Parameters<typeof stopped>) => {
  const { message, values } = stoppedText(stopped(...given)) as { message?: string; values?: object };
  return [message, values];
};

test('company.6 a decision that a withdrawal overtook says so', () => {
  const [message] = told('application.accept', 'state_conflict', { status: 'withdrawn' });
  expect(message).toContain('withdrew the application in the meantime');
});

test('company.6 who was faster is named, with the time, where the server says so', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const lost = stopped('application.accept', 'state_conflict', { status: 'rejected', by: 'Kim Ritter', at });
  expect(overtakenBy(lost)).toEqual({ by: 'Kim Ritter', at });
  expect(
    overtakenBy(stopped('application.accept', 'state_conflict', { status: 'withdrawn', by: null, at })),
  ).toBe(null);
  expect(overtakenBy(stopped('application.accept', 'not_allowed', { by: 'Kim Ritter', at }))).toBe(null);
});

test('a job that moved on is told by its own states', () => {
  expect(told('job.publish', 'state_conflict', { status: 'published' })[0]).toContain('published already');
  expect(told('job.publish', 'state_conflict', {})[0]).toBe('It has moved on in the meantime.');
});

test('editjob.1 a colleague is named', () => {
  expect(told('job.update', 'rev_conflict', { by: 'Mia Hansen' })[1]).toEqual({ by: 'Mia Hansen' });
});

test('sending again is offered only where it can end differently', () => {
  expect(mayEndOtherwise({ code: 'state_conflict', message: '' })).toBe(false);
  expect(mayEndOtherwise({ code: 'not_allowed', message: '' })).toBe(true);
});

test('what has no words of its own here has those of its code', () => {
  expect(stoppedText(stopped('job.publish', 'plan_limit'))).toBe(errorText('plan_limit'));
  expect(told('job.publish', 'brand_new')[0]).toBe('The server did not accept this.');
});
