import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import { mutations } from '../../../contract/mutations.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, member, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

type Args = ArgsOf<'application.accept'>;

async function scene(t: TestApp) {
  const { _id } = await company(t, 'owner');
  await member(t, _id, 'reader', false);
  await company(t, 'rival', 1);
  const job = await publishedJob(t, 'owner', _id);
  await seeker(t, 'mia');
  const { data } = await t.call('mia', 'application.add', applying(job._id));
  return { _applicationId: data._id, _jobId: job._id };
}

onDatabase((app) => {
  test('an application can be named by its job and its person instead of its id', async () => {
    const t = app();
    const { _jobId, _applicationId } = await scene(t);
    const named = { _jobId, _userId: 'mia' };
    expect((await t.call('reader', 'application.accept', named)).error.code).toBe('not_allowed');
    for (const uid of ['rival', 'mia'])
      expect((await t.call(uid, 'application.accept', named)).error.code).toBe('not_found');
    for (const other of [
      { _jobId, _userId: 'owner' },
      { _jobId: v7(), _userId: 'mia' },
    ])
      expect((await t.call('owner', 'application.accept', other)).error.code).toBe('not_found');
    const accepted = await t.call('owner', 'application.accept', { ...named, from: 'submitted' });
    expect(accepted.data.applicant).toMatchObject({ _id: _applicationId, status: 'accepted' });
    const again = await t.call('owner', 'application.accept', { _applicationId });
    expect(again.data.applicant).toEqual(accepted.data.applicant);
  });

  test('it is named in one way, and wholly', async () => {
    const t = app();
    const { _jobId, _applicationId } = await scene(t);
    const wrong: Args[] = [
      {},
      { _jobId },
      { _userId: 'mia' },
      { _applicationId, _jobId },
      { _applicationId, _userId: 'mia' },
      { _applicationId, _jobId, _userId: 'mia' },
    ];
    for (const args of wrong) {
      const { status, error } = await t.call('owner', 'application.accept', args);
      expect([status, error.fields], JSON.stringify(args)).toEqual([422, [{ path: '', code: 'one_of' }]]);
    }
  });
});

test('either way it goes along a lane of its own', () => {
  const { lane } = mutations['application.accept'];
  expect(lane({ _applicationId: 'a' })).toBe('application:a');
  expect(lane({ _jobId: 'j', _userId: 'mia' })).toBe('job:j');
});
