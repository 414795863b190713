import { expect, it } from 'vitest';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { bakery } from '../../../testing/job-draft.ts';
import { editedAgain, isTyped, restored, startOf } from './job-start.ts';

const row = { ...bakery, _id: 'job-1', ver: 4, rev: 4, status: 'draft', visibleTo: null } as CompanyJob;
const begun = startOf(row, [], 'de-DE');

it('editjob.8 words that came back from a draft or a refused edit count as typed: no colleague’s change writes over them', () => {
  const kept = { ...begun, values: { ...begun.values, title: 'Verkauf am Sonntag' } };
  expect(isTyped(restored(kept, 'de-DE'), 'de-DE')).toBe(true);
  const refused = { id: 'entry-1', args: { patch: { openings: 3 } } } as OutboxEntry<'job.update'>;
  expect(isTyped(editedAgain(row, refused, 'de-DE'), 'de-DE')).toBe(true);
});

it('a form that says what the job says has nothing typed, also after words were typed and taken back', () => {
  expect(isTyped(begun, 'de-DE')).toBe(false);
  expect(isTyped(restored(begun, 'de-DE'), 'de-DE')).toBe(false);
  expect(isTyped(begun, 'de-DE', { ...begun.values, openings: '7' })).toBe(true);
  expect(isTyped(begun, 'de-DE', { ...begun.values })).toBe(false);
});
