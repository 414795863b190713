import { expect, it } from 'vitest';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { resend } from './resend.ts';
import { changesOf } from './submission.ts';

const update = (patch: object, note?: string) =>
  ({
    id: JSON.stringify(patch),
    name: 'job.update',
    args: { _jobId: 'a', rev: 1, patch, note },
  }) as OutboxEntry;
const entries = [update({ title: 'Mine', openings: 2 }, 'Two now.'), update({ openings: 3 })];

it('editjob.8 of two versions the person takes field by field what they want', () => {
  const one = resend(entries, 7, new Set(['title']));
  expect(one.asked.update).toEqual({ _jobId: 'a', rev: 7, patch: { openings: 3 }, note: 'Two now.' });
  expect(resend(entries, 7).asked.update?.patch).toEqual({ title: 'Mine', openings: 3 });
  const none = resend(entries, 7, new Set(['title', 'openings']));
  expect(changesOf(none.asked)).toEqual([]);
  expect(none.discards).toHaveLength(2);
});

it('editjob.8 createjob.10 a planned publication goes on with the words, without them, and alone', () => {
  const plan = {
    id: 'plan',
    name: 'job.schedule',
    args: { _jobId: 'a', rev: 1, at: '2026-11-27T07:00:00.000Z' },
  } as OutboxEntry;
  const planned = { name: 'job.schedule', args: { ...plan.args, rev: 7 } };
  const both = resend([...entries, plan], 7);
  expect(changesOf(both.asked)).toMatchObject([{ name: 'job.update' }, planned]);
  expect(changesOf(resend([...entries, plan], 7, new Set(['title', 'openings'])).asked)).toEqual([planned]);
  expect(changesOf(resend([plan], 7).asked)).toEqual([planned]);
  expect(both.discards).toContain('plan');
});
