import { describe, expect, it } from 'vitest';
import { putMeta } from '../../replica/write-gate.ts';
import { answer, JOB, job, noAnswer, openReplica, refuse, UID, uuid } from '../testing/engine.ts';
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
  return { db, fetchJob: createFetchJob(call, () => db) };
}

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
    expect(await createFetchJob(call, () => db)(JOB)).toBe('away');
    expect(await db.job.count()).toBe(0);
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
