import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Change, TableName } from '../../contract/sync.ts';
import { writeMeta } from '../database/epoch.ts';
import { withDevice } from '../testing/devices.ts';
import { onDatabase } from '../testing/on-database.ts';
import { applying, company, DRAFT, member, publishedJob, pullAll, seeker } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';

async function scene(t: TestApp) {
  const { _id } = await company(t, 'owner');
  const job = await publishedJob(t, 'owner', _id);
  await seeker(t, 'mia');
  return { companyId: _id, job };
}

onDatabase((app) => {
  test('I3, R3.8, R3.9 a server that was set back takes nothing from a device that has not pulled since', async () => {
    const t = app();
    const { job } = await scene(t);
    const { epoch } = await pullAll(t, 'mia');
    const [first, key] = [applying(job._id), v7()];
    expect((await t.call('mia', 'application.add', first, key, { epoch })).status).toBe(200);
    await writeMeta(t.db, 'epoch', v7());
    const withdrawn = await t.call('mia', 'application.remove', { _applicationId: first._id }, v7(), {
      epoch,
    });
    expect([withdrawn.status, withdrawn.error?.code]).toEqual([425, 'epoch_changed']);
    // Nor does it answer what it knows: with that answer the next entry of the lane would come.
    const replay = await t.call('mia', 'application.add', first, key, { epoch });
    expect(replay.error?.code).toBe('epoch_changed');
    const now = await pullAll(t, 'mia');
    expect(now.epoch).not.toBe(epoch);
    expect((await t.call('mia', 'application.add', first, key, { epoch: now.epoch })).data).toMatchObject({
      _id: first._id,
    });
    // What needs the network says nothing of an epoch, and meets whatever database there is.
    expect((await t.call('mia', 'application.remove', { _applicationId: first._id })).status).toBe(200);
  });

  test('W6.1 a replay has no second effect, and answers with what is there now', async () => {
    const t = app();
    const { job } = await scene(t);
    await withDevice(t, 'owner');
    const [args, key] = [applying(job._id), v7()];
    const first = await t.call('mia', 'application.add', args, key);
    await t.doWork();
    t.signals.length = 0;
    const twin = await t.call('mia', 'application.add', args, key);
    expect(twin.data).toEqual(first.data);
    await t.call('owner', 'application.list', { _applicationId: args._id, markSeen: true });
    const replay = await t.call('mia', 'application.add', args, key);
    expect(replay.data).toMatchObject({ _id: args._id, receipt: first.data.receipt, status: 'viewed' });
    expect(replay.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    await t.doWork();
    expect(t.pushed).toHaveLength(1);
    expect(
      await t.db.selectFrom('notification').where('user_id', '=', 'owner').selectAll().execute(),
    ).toHaveLength(1);
  });

  test('W6.2, R5.7 a replay carries its rows as they are now, and as tombstones once they are gone', async () => {
    const t = app();
    const { job } = await scene(t);
    const [args, key, seenKey] = [applying(job._id), v7(), v7()];
    const of = { _applicationId: args._id };
    const apply = () => t.call('mia', 'application.add', args, key);
    const see = () => t.call('owner', 'application.list', { ...of, markSeen: true }, seenKey);
    const rowIn = ({ changes }: { changes: Change[] }, table: TableName) =>
      changes.find((change) => change.table === table && change.id === args._id);
    const first = await apply();
    expect(rowIn(first, 'application')?.row).toMatchObject({ status: 'submitted' });
    const seen = await see();
    expect(rowIn(seen, 'applicant')?.row).toMatchObject({ status: 'viewed' });
    await t.call('owner', 'application.accept', of);
    const replay = await apply();
    const { changes } = await pullAll(t, 'mia');
    expect(replay.data).toEqual(rowIn({ changes }, 'application')?.row);
    expect(rowIn(replay, 'application')).toEqual(rowIn({ changes }, 'application'));
    expect(rowIn(replay, 'application')?.row).toMatchObject({ status: 'accepted' });
    await t.call('mia', 'application.remove', of);
    expect(rowIn(await see(), 'applicant')?.row).toMatchObject({ status: 'withdrawn' });
    await t.call('owner', 'application.remove', of);
    expect(await see()).toMatchObject({ status: 410, error: { code: 'answer_gone' } });
  });

  test('W6.2, R4.5 whoever has left a company gets no rows of it by a replay', async () => {
    const t = app();
    const { companyId, job } = await scene(t);
    await member(t, companyId, 'chatter', true);
    const args = applying(job._id);
    await t.call('mia', 'application.add', args);
    const key = v7();
    const accept = () =>
      t.call('chatter', 'application.accept', { _applicationId: args._id, message: 'Come by!' }, key);
    const first = await accept();
    const buckets = ({ changes }: { changes: Change[] }) => new Set(changes.map(({ bucket }) => bucket));
    expect(buckets(first)).toContain(`company:${companyId}`);
    expect(buckets(await accept())).toEqual(buckets(first));
    await t.call('chatter', 'company.delete-member', { companyId, _userId: 'chatter' });
    const replay = await accept();
    expect([replay.status, replay.error.code, replay.data]).toEqual([410, 'answer_gone', undefined]);
  });

  test('W6.1 W8.3 the same key at the same moment has one effect', async () => {
    const t = app();
    const { job } = await scene(t);
    const [args, key] = [applying(job._id), v7()];
    const answers = await Promise.all([1, 2, 3, 4].map(() => t.call('mia', 'application.add', args, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(3);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  });

  test('W6.1 the same key with another body, or for another call, is refused', async () => {
    const t = app();
    const { job } = await scene(t);
    const [args, key] = [applying(job._id), v7()];
    await t.call('mia', 'application.add', args, key);
    const other = await t.call('mia', 'application.add', { ...args, note: 'Other' }, key);
    expect([other.status, other.error.code]).toEqual([422, 'key_reused']);
    const otherCall = await t.call('mia', 'application.remove', { _applicationId: args._id }, key);
    expect(otherCall.error.code).toBe('key_reused');
    const otherUser = await t.call(
      'owner',
      'application.list',
      { _applicationId: args._id, markSeen: true },
      key,
    );
    expect(otherUser.status).toBe(200);
  });

  test('what is refused stores nothing, and its key may be used again', async () => {
    const t = app();
    const { companyId } = await scene(t);
    const key = v7();
    const draft = await t.call('owner', 'job.create', {
      _id: v7(),
      _companyId: companyId,
      job: { ...DRAFT, title: 'No pay yet', pay: null },
    });
    const rows = async () => ({
      keys: (await t.db.selectFrom('idempotency').selectAll().execute()).length,
      log: (await t.db.selectFrom('bucket').selectAll().orderBy('id').execute()).map(({ seq }) => seq),
    });
    const before = await rows();
    const publish = () => t.call('owner', 'job.publish', { _jobId: draft.data._id, rev: 9 }, key);
    expect((await publish()).error.code).toBe('pay_required');
    expect(await rows()).toEqual(before);
    await t.call('owner', 'job.update', { _jobId: draft.data._id, rev: 1, patch: { kind: 'campaign' } });
    expect((await publish()).status).toBe(200);
  });

  test('W7.7 every answer to a write names its key, errors too', async () => {
    const t = app();
    const { job } = await scene(t);
    const key = v7();
    const refused = await t.call('mia', 'application.add', applying(v7()), key);
    expect([refused.status, refused.headers['idempotency-key']]).toEqual([404, key]);
    const unsigned = await t.app.inject({
      method: 'POST',
      url: '/api/job/application/add',
      headers: { 'idempotency-key': key },
    });
    expect([unsigned.statusCode, unsigned.headers['idempotency-key']]).toEqual([401, key]);
    const ok = await t.call('mia', 'application.add', applying(job._id), key);
    expect(ok.headers['idempotency-key']).toBe(key);
  });

  test('a write without a key, or with one that is no UUID, is refused', async () => {
    const t = app();
    const { job } = await scene(t);
    const send = (key?: string) =>
      t.app.inject({
        method: 'POST',
        url: '/api/job/application/add',
        headers: { authorization: 'Bearer mia', ...(key === undefined ? {} : { 'idempotency-key': key }) },
        payload: applying(job._id),
      });
    const missing = await send();
    expect([missing.statusCode, missing.json().error.fields]).toEqual([
      400,
      [{ path: 'Idempotency-Key', code: 'missing' }],
    ]);
    const odd = await send('1; drop table');
    expect([odd.statusCode, odd.headers['idempotency-key']]).toEqual([422, undefined]);
  });

  test('signals and pushes leave only after the commit', async () => {
    const t = app();
    const { job, companyId } = await scene(t);
    await withDevice(t, 'owner');
    await t.doWork();
    t.signals.length = 0;
    await t.call('mia', 'application.add', applying(v7()));
    await t.doWork();
    expect([t.signals, t.pushed]).toEqual([[], []]);
    await t.call('mia', 'application.add', applying(job._id));
    expect(t.signals).toEqual([`company:${companyId}`, 'user:mia', 'user:owner']);
    expect(t.pushed).toEqual([]);
    await t.doWork();
    expect(t.pushed).toHaveLength(1);
  });
});
