import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/entities/application.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { Replica, type Stored } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { applicationItemOfJob, applicationItems } from './application-items.ts';

const _bucket = 'user:me';
const row = (id: string, more: Partial<Application> = {}) =>
  ({
    _id: id,
    _bucket,
    ver: 1,
    _jobId: `job-${id}`,
    _conversationId: `conversation-${id}`,
    note: '',
    status: 'submitted',
    statusAt: { submitted: '2026-11-10T08:00:00.000Z' },
    receipt: { no: 'A-7F3K', receivedAt: '2026-11-10T08:00:01.000Z', hash: 'x' },
    job: { title: 'Theke', companyName: 'Brotkultur', place: null },
    ...more,
  }) as Stored<Application>;
const adding = (id: string, state: OutboxEntry['state']) =>
  ({
    id: `entry-${id}`,
    name: 'application.add',
    args: { _id: id, _jobId: `job-${id}`, _conversationId: 'c', note: 'Ab Montag.', jobRev: 3 },
    lane: `application:${id}`,
    touches: [`application:${id}`],
    at: '2026-11-20T04:26:00.000Z',
    state,
  }) as unknown as OutboxEntry;

describe('my applications', () => {
  let db: Replica;
  beforeEach(() => {
    db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
  });

  it('come newest first, each with its entries and its conversation', async () => {
    await db.application.bulkAdd([
      row('a'),
      row('b', { statusAt: { submitted: '2026-11-12T08:00:00.000Z' } }),
    ]);
    await db.conversation.add({ _id: 'c', _bucket, _applicationId: 'a' } as Stored<Conversation>);
    await db.outbox.add(adding('b', 'waiting'));
    const [b, a] = await applicationItems(db);
    expect(b?.application._id).toBe('b');
    expect(b?.entries.map(({ id }) => id)).toEqual(['entry-b']);
    expect(a?.entries).toEqual([]);
    expect(a?.conversation?._id).toBe('c');
  });

  it('W7.6 one that was refused is among them, with its text and the job as this device knows it', async () => {
    await db.job.add({
      _id: 'job-a',
      _bucket: 'market',
      _companyId: 'k',
      title: 'Theke',
      companyName: 'Brotkultur',
      location: null,
    } as unknown as Stored<Job>);
    await db.outbox.add(adding('a', 'refused'));
    const item = await applicationItemOfJob(db, 'job-a');
    expect(item?.application).toMatchObject({
      note: 'Ab Montag.',
      status: 'submitted',
      receipt: null,
      job: { title: 'Theke', companyName: 'Brotkultur' },
    });
  });

  it('W7.3 a second try after a withdrawal that met a conflict is told instead of the withdrawal', async () => {
    await db.application.add(row('a', { status: 'withdrawn' }));
    await db.outbox.add(adding('a', 'conflict'));
    const items = await applicationItems(db);
    expect(items).toHaveLength(1);
    expect(items[0]?.application).toMatchObject({
      status: 'submitted',
      receipt: null,
      job: { title: 'Theke' },
    });
  });

  it('entries of other things belong to none of them', async () => {
    await db.application.add(row('a'));
    await db.outbox.add({ ...adding('a', 'refused'), name: 'conversation.add-message', args: {} as never });
    expect((await applicationItems(db))[0]?.entries).toEqual([]);
  });
});
