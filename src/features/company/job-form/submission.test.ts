import { describe, expect, it } from 'vitest';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { bakery } from '../../../testing/job-draft.ts';
import { editedAgain, startOf } from './job-start.ts';
import { resend } from './resend.ts';
import { submission } from './submission.ts';

const members = ['jo', 'mia'];
const ask = { jobId: 'job-1', companyId: 'company-1', members, publish: false, closes: '', visibleTo: null };
const row = { ...bakery, _id: 'job-1', ver: 4, rev: 4, status: 'draft' } as CompanyJob;
const entry = (
  name: OutboxEntry['name'],
  args: object,
  state: OutboxEntry['state'] = 'waiting',
): OutboxEntry => ({ id: `${name}-${state}`, name, state, args }) as unknown as OutboxEntry;

describe('createjob.10 what a tap asks for', () => {
  it('a new job is made, then published, in this order', () => {
    const asked = submission(bakery, { base: null, rev: 0 }, { ...ask, publish: true, closes: '2026-12-24' });
    expect(asked).toEqual({
      create: { _id: 'job-1', _companyId: 'company-1', job: bakery },
      update: null,
      publish: { _jobId: 'job-1', rev: 0, validThrough: '2026-12-24T22:59:59.999Z' },
    });
  });

  it('an edit sends what was changed on the version it was begun on', () => {
    expect(submission({ ...bakery, openings: 3 }, { base: bakery, rev: 4 }, ask)).toEqual({
      create: null,
      update: { _jobId: 'job-1', rev: 4, patch: { openings: 3 } },
      publish: null,
    });
  });

  it('createjob.8 who has left the company is named no more once somebody changes the readers, and changes nothing by it', () => {
    const beyond = { closes: '', visibleTo: ['gone', 'mia'] };
    const start = { base: bakery, beyond, rev: 4 };
    const patch = (visibleTo: string[] | null, job = bakery) =>
      submission(job, start, { ...ask, visibleTo }).update?.patch;
    expect(patch(['gone', 'mia'])).toBeUndefined();
    expect(patch(['gone', 'mia'], { ...bakery, openings: 3 })).toEqual({ openings: 3 });
    expect(patch(['gone', 'mia', 'jo'])).toEqual({ visibleTo: ['mia', 'jo'] });
    expect(patch(['gone'])).toEqual({ visibleTo: [] });
    expect(patch(null)).toEqual({ visibleTo: null });
    const fresh = submission(bakery, { base: null, rev: 0 }, { ...ask, visibleTo: ['gone', 'jo'] });
    expect(fresh.create?.job.visibleTo).toEqual(['jo']);
  });

  it('editjob.4 of a job that is online the last day is part of the edit, as are its readers and a note', () => {
    const beyond = { closes: '2026-12-24', visibleTo: null };
    const start = { base: bakery, beyond, rev: 4 };
    expect(submission(bakery, start, { ...ask, ...beyond }).update).toBeNull();
    expect(submission(bakery, start, { ...ask, closes: '', visibleTo: null }).update).toBeNull();
    const more = { closes: '2026-12-31', visibleTo: ['jo'], note: ' Wir haben länger Zeit. ' };
    expect(submission(bakery, start, { ...ask, ...more })).toEqual({
      create: null,
      update: {
        _jobId: 'job-1',
        rev: 4,
        patch: { visibleTo: ['jo'], validThrough: '2026-12-31T22:59:59.999Z' },
        note: 'Wir haben länger Zeit.',
      },
      publish: null,
    });
    // A draft gets its last day by its publication, and an older app's draft says nothing of readers.
    const drafted = { base: bakery, beyond: { closes: '', visibleTo: null }, rev: 4 };
    expect(submission(bakery, drafted, { ...ask, closes: '2026-12-31' }).update).toBeNull();
    expect(submission(bakery, { base: bakery, rev: 4 }, { ...ask, visibleTo: ['jo'] }).update).toBeNull();
    expect(submission(bakery, { base: null, rev: 0 }, { ...ask, visibleTo: ['jo'] }).create?.job).toEqual({
      ...bakery,
      visibleTo: ['jo'],
    });
  });

  it('nothing changed and nothing published is nothing to send', () => {
    expect(Object.values(submission(bakery, { base: bakery, rev: 4 }, ask))).toEqual([null, null, null]);
  });
});

describe('W7.6 the text of a refused job is not lost', () => {
  it('a job that was refused stands in the form again, and replaces all that was done on it', () => {
    const entries = [entry('job.create', { job: bakery }, 'refused'), entry('job.publish', {})];
    expect(startOf(null, entries, 'de-DE')).toMatchObject({
      base: null,
      values: { title: bakery.title },
      replaces: ['job.create-refused', 'job.publish-waiting'],
    });
  });

  it('the changes of a refused edit stand in the form of the job as it is now', () => {
    const refused = entry(
      'job.update',
      { patch: { title: 'Other' } },
      'refused',
    ) as OutboxEntry<'job.update'>;
    const start = editedAgain({ ...row, openings: 9 }, refused, 'de-DE');
    expect(start).toMatchObject({
      rev: 4,
      values: { title: 'Other', openings: '9' },
      replaces: ['job.update-refused'],
    });
  });
});

describe('editjob.1 a colleague was faster', () => {
  it('my changes are sent again on the newer version, publishing after them', () => {
    const entries = [
      entry('job.update', { _jobId: 'job-1', rev: 3, patch: { title: 'Mine' } }, 'conflict'),
      entry('job.publish', { _jobId: 'job-1', rev: 3 }),
      entry('job.unpublish', { _jobId: 'job-1' }),
    ];
    expect(resend(entries, 5)).toEqual({
      asked: {
        create: null,
        update: { _jobId: 'job-1', rev: 5, patch: { title: 'Mine' } },
        publish: { _jobId: 'job-1', rev: 5 },
      },
      discards: ['job.update-conflict', 'job.publish-waiting'],
    });
  });

  it('several edits become one, the later wins', () => {
    const entries = [
      entry('job.update', { _jobId: 'job-1', rev: 3, patch: { title: 'A', openings: 2 } }, 'conflict'),
      entry('job.update', { _jobId: 'job-1', rev: 3, patch: { title: 'B' } }),
    ];
    expect(resend(entries, 5).asked.update?.patch).toEqual({ title: 'B', openings: 2 });
  });
});
