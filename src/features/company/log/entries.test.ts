import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../contract/entities/log.ts';
import { actorsOf, byDay, filtered, joinPages, subjectOf } from './entries.ts';

const entry = (seq: number, change: Partial<LogEntry> = {}): LogEntry => ({
  _companyId: '0198b1f0-0000-7000-8000-000000000001',
  seq,
  at: `2026-03-0${Math.ceil(seq / 2)}T09:00:00.000Z`,
  actor: { _userId: 'ada', name: 'Ada Lang', position: '' },
  action: 'note',
  ref: null,
  before: null,
  after: null,
  source: 'server',
  prevHash: '',
  hash: '',
  ...change,
});

test('companysettings.7 pages that overlap give each entry once, newest first, in groups of a day', () => {
  const all = joinPages([
    [entry(4), entry(3)],
    [entry(3), entry(2), entry(1)],
  ]);
  expect(all.map(({ seq }) => seq)).toEqual([4, 3, 2, 1]);
  const days = byDay(all, (at) => at.slice(0, 10));
  expect(days.map(([day, of]) => [day, of.map(({ seq }) => seq)])).toEqual([
    ['2026-03-02', [4, 3]],
    ['2026-03-01', [2, 1]],
  ]);
});

test('companysettings.7 is filtered by person and by kind; the clock is nobody', () => {
  const ben = { _userId: 'ben', name: 'Ben', position: '' };
  const all = [
    entry(1),
    entry(2, { actor: ben, action: 'member.added' }),
    entry(3, { actor: null, action: 'job.expired' }),
    entry(4, { actor: ben, action: 'customer.changed' }),
  ];
  const seqs = (filter: Parameters<typeof filtered>[1]) => filtered(all, filter).map(({ seq }) => seq);
  expect(seqs({})).toEqual([1, 2, 3, 4]);
  expect(seqs({ who: 'ben' })).toEqual([2, 4]);
  expect(seqs({ about: 'team' })).toEqual([2]);
  expect(seqs({ about: 'company', who: 'ben' })).toEqual([4]);
  expect(actorsOf(all)).toEqual([
    { id: 'ada', name: 'Ada Lang' },
    { id: 'ben', name: 'Ben' },
  ]);
});

test('companysettings.7 an entry is told with a name where this device knows one', () => {
  const names = new Map([['job:j1', 'Baker']]);
  expect(subjectOf(entry(1, { action: 'job.published', ref: { type: 'job', id: 'j1' } }), names)).toBe(
    'Baker',
  );
  expect(subjectOf(entry(1, { action: 'job.published', ref: { type: 'job', id: 'j2' } }), names)).toBe('');
  expect(subjectOf(entry(1, { after: { text: 'Called.' } }), names)).toBe('Called.');
  const sent = {
    action: 'invite.sent',
    ref: { type: 'invitation', id: 'i' },
    after: { mail: 'k…@x.org' },
  } as const;
  expect(subjectOf(entry(1, sent), names)).toBe('k…@x.org');
});
