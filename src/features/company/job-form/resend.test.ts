import { expect, it } from 'vitest';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { resend } from './resend.ts';

const update = (patch: object, note?: string) =>
  ({
    id: JSON.stringify(patch),
    name: 'job.update',
    args: { _jobId: 'a', rev: 1, patch, note },
  }) as OutboxEntry;
const entries = [update({ title: 'Mine', openings: 2 }, 'Two now.'), update({ openings: 3 })];

it('editjob.8 of two versions the person takes field by field what they want', () => {
  const one = resend(entries, 7, new Set(['title']));
  expect(one.update).toEqual({ _jobId: 'a', rev: 7, patch: { openings: 3 }, note: 'Two now.' });
  expect(resend(entries, 7).update?.patch).toEqual({ title: 'Mine', openings: 3 });
  const none = resend(entries, 7, new Set(['title', 'openings']));
  expect(none).toMatchObject({ update: null, publish: null });
  expect(none.discards).toHaveLength(2);
});
