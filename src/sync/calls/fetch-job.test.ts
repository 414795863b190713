import { describe, expect, it } from 'vitest';
import type { Job } from '../../../contract/entities/job.ts';
import { putMeta } from '../../replica/write-gate.ts';
import { answer, JOB, job, noAnswer, openReplica, refuse, START, UID, uuid } from '../testing/engine.ts';
import type { Outcome } from '../wire/outcome.ts';
import type { Transport } from '../wire/transport.ts';
import { createCall } from './call.ts';
import { createFetchJob } from './fetch-job.ts';

async function open(outcome: Outcome<unknown>, bucket = 'market') {
  const db = openReplica();
  await putMeta(db, 'buckets', [`user:${UID}`, bucket]);
  const transport: Transport = async () => outcome as never;
  const credentials = async () => ({ uid: UID, token: 'token' });
  const call = createCall({ credentials, newId: () => uuid(9), transport, db: () => db });
  return { db, fetchJob: createFetchJob(call, { store: () => db, clock: () => START }) };
}

const NEXT_YEAR = '2027-11-20T04:26:00.000Z';

describe('R4.7 a job that is not here is asked for', () => {
  it.each(['market', 'market:15'])('job.1 it is kept as a row of the bucket %s', async (bucket) => {
    const { db, fetchJob } = await open(answer(job()), bucket);
    expect(await fetchJob(JOB)).toBe('here');
    expect(await db.job.get(JOB)).toMatchObject({ title: job().title, _bucket: bucket });
  });

  it('an older answer replaces no newer row', async () => {
    const { db, fetchJob } = await open(answer(job({ ver: 1, title: 'Old' })));
    await db.job.put({ ...job({ ver: 5, title: 'New' }), _bucket: 'market' });
    await fetchJob(JOB);
    expect(await db.job.get(JOB)).toMatchObject({ title: 'New' });
  });

  it.each([
    ['gone', refuse(404, 'not_found')],
    ['gone', refuse(410, 'gone')],
    ['away', noAnswer],
    ['away', refuse(503, 'unavailable')],
    ['away', refuse(429, 'too_many_requests')],
  ] as const)('%s, and nothing is kept', async (end, outcome) => {
    const { db, fetchJob } = await open(outcome);
    expect(await fetchJob(JOB)).toBe(end);
    expect(await db.job.count()).toBe(0);
  });

  it('an answer of before a reset tells nothing of it: it is asked for again', async () => {
    const db = openReplica();
    await putMeta(db, 'buckets', [`user:${UID}`, 'market']);
    const transport: Transport = async () => {
      await putMeta(db, 'generation', 1);
      return answer(job()) as never;
    };
    const credentials = async () => ({ uid: UID, token: 'token' });
    const call = createCall({ credentials, newId: () => uuid(9), transport, db: () => db });
    expect(await createFetchJob(call, { store: () => db, clock: () => START })(JOB)).toBe('away');
    expect(await db.job.count()).toBe(0);
  });

  const own = (more: Partial<Job>) => ({
    ...job(more),
    statusReason: null,
    reviewNote: 'Please name the pay.',
    visibleTo: null,
    stats: { views: 1, applied: 0, seen: 0, medianReplyH: null },
  });

  it('a member who opens a job of their company that is on the market gets it as others read it', async () => {
    const { db, fetchJob } = await open(answer(own({ status: 'published', validThrough: NEXT_YEAR })));
    expect(await fetchJob(JOB)).toBe('here');
    expect(await db.job.get(JOB)).toEqual({
      ...job({ status: 'published', validThrough: NEXT_YEAR }),
      _bucket: 'market',
    });
  });

  it.each([
    ['closed', { status: 'unpublished', validThrough: NEXT_YEAR }],
    ['not online yet', { status: 'draft', validThrough: null }],
    ['over, before the clock has come by', { status: 'published', validThrough: '2026-11-20T04:25:00.000Z' }],
  ] as const)('one of their company that is %s is none of the market', async (_, more) => {
    const { db, fetchJob } = await open(answer(own(more)));
    expect(await fetchJob(JOB)).toBe('gone');
    expect(await db.job.count()).toBe(0);
    // Nor does it stay where nothing that is pulled would take it away.
    await db.job.put({ ...job(), _bucket: 'market' });
    await putMeta(db, 'market', { bucket: 'market', epoch: 'e', generation: 0, runs: { r: 1 } });
    expect([await fetchJob(JOB), await db.job.count()]).toEqual(['gone', 0]);
  });

  it('by the time of the server a job is over', async () => {
    const { db, fetchJob } = await open(
      answer(own({ status: 'published', validThrough: '2026-11-20T05:00:00.000Z' })),
    );
    await putMeta(db, 'clockOffset', 3_600_000);
    expect(await fetchJob(JOB)).toBe('gone');
  });

  it('one of a part that the device does not take goes where it is gone; of others nobody asks', async () => {
    const { db, fetchJob } = await open(refuse(404, 'not_found'));
    await db.job.put({ ...job(), _bucket: 'market' });
    const held = { bucket: 'market', epoch: 'e', generation: 0 };
    await putMeta(db, 'market', { ...held, runs: { m: 1 } });
    expect([await fetchJob(JOB), await db.job.count()]).toEqual(['here', 1]);
    await putMeta(db, 'market', { ...held, runs: { r: 1 } });
    expect([await fetchJob(JOB), await db.job.count()]).toEqual(['gone', 0]);
  });
});
