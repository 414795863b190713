import { expect, it } from 'vitest';
import { needsConfirmedMail } from './confirmed-mail.ts';

it('register.10 publishing, inviting and applying need a confirmed address; drafting does not', () => {
  const id = '019365f0-0000-7000-8000-000000000000';
  expect(needsConfirmedMail('job.publish', { _jobId: id, rev: 1 })).toBe(true);
  expect(needsConfirmedMail('job.unpublish', { _jobId: id, reason: 'paused', outcomes: {} })).toBe(false);
  expect(needsConfirmedMail('creator.update', { patch: { status: 'active' } })).toBe(true);
  expect(needsConfirmedMail('creator.update', { patch: { status: 'paused' } })).toBe(false);
  expect(needsConfirmedMail('creator.update', { patch: { bio: 'x' } })).toBe(false);
});
