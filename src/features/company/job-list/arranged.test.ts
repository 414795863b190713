import { expect, it } from 'vitest';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { sorted } from '../table/table-sort.ts';
import { arranged, arrangementOf, JOB_SORTS } from './arranged.ts';
import type { ListedJob } from './job-change.ts';
import { JOB_ORDERS } from './job-orders.ts';

const job = (
  title: string,
  status: CompanyJob['status'],
  {
    end = null,
    made = '2026-01-01',
    stats = [0, 0],
    planned = false,
  }: { end?: string | null; made?: string; stats?: number[]; planned?: boolean } = {},
): ListedJob => ({
  id: title,
  title,
  entries: [],
  row: {
    title,
    status,
    validThrough: end,
    createdAt: made,
    location: { label: 'Köln' },
    stats: { applied: stats[0], seen: stats[1] },
    ...(planned && { goesOnline: { at: '2026-12-01', validThrough: '' } }),
  } as CompanyJob,
});
const refused: ListedJob = { id: 'refused', title: 'Refused', row: null, entries: [] };
const JOBS = [
  job('Over', 'unpublished', { end: '2026-01-02', made: '2026-03-01' }),
  job('Late', 'published', { end: '2026-12-20', stats: [4, 4] }),
  refused,
  job('Soon', 'published', { end: '2026-12-01', made: '2026-02-01', stats: [3, 1] }),
  job('Draft', 'draft'),
  job('Asked', 'in_review', { end: '2026-11-01', stats: [0, 0] }),
];
const titles = (more: Parameters<typeof arrangementOf>[0]) =>
  arranged(JOBS, arrangementOf(more)).shown.map(({ title }) => title);

it('company.1 jobs stand by their last day, unless the reader wants them otherwise', () => {
  expect(titles({})).toEqual(['Refused', 'Soon', 'Late', 'Asked', 'Draft', 'Over']);
  expect(titles({ sort: 'newest' }).slice(1, 3)).toEqual(['Over', 'Soon']);
  expect(titles({ sort: 'unseen' })[1]).toBe('Soon');
  expect(titles({ sort: 'title' })).toEqual(['Refused', 'Asked', 'Draft', 'Late', 'Over', 'Soon']);
  expect(titles({ sort: 'unknown' })).toEqual(titles({}));
  expect(JOB_SORTS[0]).toBe('closing');
});

it('editjob.3 what is being closed stands above the others as long as it can be taken back', () => {
  const entry = { name: 'job.unpublish', state: 'waiting' } as OutboxEntry;
  const closing = { ...job('Closing', 'unpublished', { end: '2026-12-30' }), entries: [entry] };
  const { shown } = arranged([...JOBS, closing], arrangementOf({}));
  expect(shown.slice(0, 3).map(({ title }) => title)).toEqual(['Refused', 'Closing', 'Soon']);
});

it('company.1 each tab says how many of those that were searched for it holds', () => {
  const all = { all: 6, published: 2, drafts: 3, closed: 1 };
  expect(arranged(JOBS, arrangementOf({ tab: 'published' }))).toMatchObject({ counts: all });
  expect(titles({ tab: 'published' })).toEqual(['Soon', 'Late']);
  const found = arranged(JOBS, arrangementOf({ tab: 'closed', q: 'koln  LATE' }));
  expect(found).toEqual({ shown: [], counts: { all: 1, published: 1, drafts: 0, closed: 0 } });
});

it('company.10 the table orders states as the list does, planned jobs by what they are, and empty days last both ways', () => {
  const jobs = [
    ...JOBS.filter(({ row }) => row),
    job('Planned', 'unpublished', { planned: true, end: '2026-11-30' }),
  ];
  const inTable = (key: string, down = false) =>
    sorted(jobs, JOB_ORDERS, { key, down }).map(({ title }) => title);
  expect(inTable('state')).toEqual(['Late', 'Soon', 'Asked', 'Planned', 'Draft', 'Over']);
  expect(inTable('state', true)[0]).toBe('Over');
  const none = ['Over', 'Draft', 'Planned'];
  expect(inTable('closes')).toEqual(['Asked', 'Soon', 'Late', ...none]);
  expect(inTable('closes', true)).toEqual(['Late', 'Soon', 'Asked', ...none]);
  const listed = arranged(jobs, arrangementOf({})).shown.map(({ title }) => title);
  expect(listed).toEqual(['Soon', 'Late', 'Asked', 'Planned', 'Draft', 'Over']);
});
