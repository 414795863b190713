import { describe, expect, it } from 'vitest';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import {
  isOnShelf,
  isUnsettled,
  JOB_SHELVES,
  jobChange,
  jobChangeText,
  type ListedJob,
  listedJobs,
} from './job-change.ts';

const entry = (name: OutboxEntry['name'], state: OutboxEntry['state'] = 'waiting'): OutboxEntry =>
  ({ id: `${name} ${state}`, name, state, args: { job: { title: 'Draft' } } }) as unknown as OutboxEntry;
const told = (entries: OutboxEntry[], offline = true) => {
  const change = jobChange(entries);
  return change && jobChangeText(change, offline).message;
};

describe('createjob.10 a job on its way', () => {
  it('is said to be published once there is network', () => {
    expect(told([entry('job.create'), entry('job.publish')])).toBe('Will be published when you are online');
    expect(told([entry('job.publish'), entry('job.update')])).toBe('Will be published when you are online');
    expect(told([entry('job.publish', 'sending')])).toBe('Being published');
    expect(told([entry('job.publish')], false)).toBe('Being published');
  });

  it('is not called published before the server has said so', () => {
    expect(isUnsettled([entry('job.create'), entry('job.publish')])).toBe(true);
    expect(isUnsettled([entry('job.publish', 'refused')])).toBe(false);
    expect(isUnsettled([entry('job.update')])).toBe(false);
  });

  it('createjob.11 a planned time that waits is not called planned, and taking it back says so', () => {
    const plan = (at: string | null) => ({ ...entry('job.schedule'), args: { at } }) as OutboxEntry;
    expect(isUnsettled([plan('2026-12-01T07:00:00.000Z')])).toBe(true);
    expect(told([plan('2026-12-01T07:00:00.000Z')])).toBe('Will be planned when you are online');
    expect(told([plan(null)])).toContain('taken back when you are online');
  });

  it('tells of the stopped change first', () => {
    const stopped = entry('job.update', 'conflict');
    expect(jobChange([stopped, entry('job.publish')])).toBe(stopped);
  });

  it('nothing on its way is nothing to tell', () => {
    expect(jobChange([])).toBeUndefined();
  });
});

describe('W7.6 a job that was refused before it existed', () => {
  it('stays in the list with its title', () => {
    const refused = entry('job.create', 'refused');
    const known = { _id: 'b', title: 'Known', stats: { applied: 0, seen: 0 } } as CompanyJob;
    const changes = new Map([
      ['a', [refused, entry('job.publish')]],
      ['b', [entry('job.update')]],
      ['c', [entry('job.delete')]],
    ]);
    expect(listedJobs([known], changes).map(({ id, title }) => [id, title])).toEqual([
      ['a', 'Draft'],
      ['b', 'Known'],
    ]);
  });
});

it('company.1 jobs with applicants nobody has looked at come first, then what closes first, drafts, and what is over', () => {
  const job = (
    _id: string,
    status: CompanyJob['status'],
    [applied, seen] = [0, 0],
    validThrough = '2027-01-01',
  ) => ({ _id, status, validThrough, stats: { applied, seen } }) as CompanyJob;
  const jobs = [
    job('over', 'unpublished'),
    job('late', 'published', [3, 3], '2027-02-01'),
    job('draft', 'draft'),
    job('older draft', 'draft'),
    job('soon', 'published', [0, 0], '2026-12-01'),
    job('unseen', 'published', [2, 1], '2027-03-01'),
    job('review', 'in_review'),
  ];
  const order = ['unseen', 'soon', 'late', 'review', 'draft', 'older draft', 'over'];
  expect(listedJobs(jobs, new Map()).map(({ id }) => id)).toEqual(order);
});

it('company.1 each job stands on one shelf, and on that of all', () => {
  const listed = (status: CompanyJob['status'] | null): ListedJob =>
    ({ row: status && ({ status } as CompanyJob) }) as ListedJob;
  const shelves = (status: CompanyJob['status'] | null) =>
    JOB_SHELVES.filter((shelf) => isOnShelf(listed(status), shelf));
  expect(shelves('published')).toEqual(['all', 'published']);
  for (const status of ['draft', 'in_review', null] as const)
    expect(shelves(status)).toEqual(['all', 'drafts']);
  expect(shelves('unpublished')).toEqual(['all', 'closed']);
  const planned = { row: { status: 'unpublished', goesOnline: {} } } as ListedJob;
  expect(JOB_SHELVES.filter((shelf) => isOnShelf(planned, shelf))).toEqual(['all', 'drafts']);
});
