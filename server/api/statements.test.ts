import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ArgsOf, CallName } from '../../contract/calls.ts';
import { hearStatements } from '../testing/hear-statements.ts';
import { HOUR, hiring, later } from '../testing/hiring.ts';
import { onPostgres } from '../testing/on-database.ts';
import { applying, publishedJob, pullAll, seeker, writing } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';

/** A warm server, and people in the middle of what they do. */
async function scene(t: TestApp) {
  const { companyId, job, application } = await hiring(t);
  await t.call('owner', 'application.accept', { _applicationId: application._id });
  for (const uid of ['mia', 'owner']) {
    const { status } = await t.call(uid, 'conversation.add-message', writing(application, 'Hello'));
    expect(status).toBe(200);
  }
  later(t, HOUR);
  const { _id: other } = await publishedJob(t, 'owner', companyId, { title: 'Bakery kitchen' });
  await seeker(t, 'ben');
  const { data: second } = await t.call('ben', 'application.add', applying(other));
  const { epoch, cursor } = await pullAll(t, 'mia');
  // Each session is noted once a minute (domain/session/session-log.ts).
  for (const uid of ['mia', 'owner', 'ben', 'mallory']) await t.call(uid, 'sync.pull', {});
  return { companyId, job, application, second, epoch, cursor };
}

type Scene = Awaited<ReturnType<typeof scene>>;
type Hot<Name extends CallName = CallName> = {
  readonly name: Name;
  readonly as: string;
  readonly by: string;
  readonly args: (scene: Scene) => ArgsOf<Name>;
  /** Statements on the way to the database, those of the transaction as well. */
  readonly most: number;
  readonly before?: (t: TestApp, scene: Scene) => Promise<{ status: number }>;
};

const hot = <Name extends CallName>(call: Hot<Name>) => call as unknown as Hot;

const CALLS: readonly Hot[] = [
  hot({ name: 'sync.pull', as: 'with nothing new', by: 'mia', most: 3, args: ({ cursor }) => ({ cursor }) }),
  hot({
    name: 'sync.pull',
    as: 'of a device that reads the market’s files, which have moved',
    by: 'mia',
    most: 3,
    args: ({ cursor }) => ({ cursor, market: 'files' }),
    before: (t, { job }) =>
      t.call('owner', 'job.update', { _jobId: job._id, rev: job.rev, patch: { title: 'Bakery, weekends' } }),
  }),
  hot({
    name: 'sync.pull',
    as: 'with a message',
    by: 'mia',
    most: 9,
    args: ({ cursor }) => ({ cursor }),
    before: (t, { application }) => t.call('owner', 'conversation.add-message', writing(application, 'News')),
  }),
  hot({
    name: 'conversation.add-message',
    as: 'of an applicant',
    by: 'mia',
    most: 19,
    args: ({ application }) => writing(application, 'See you on Saturday at six.'),
  }),
  hot({
    name: 'conversation.add-message',
    as: 'of a company',
    by: 'owner',
    most: 19,
    args: ({ application }) => writing(application, 'See you on Saturday at six.'),
  }),
  hot({
    name: 'conversation.read',
    as: 'up to the end',
    by: 'mia',
    most: 13,
    args: ({ application }) => ({ _conversationId: application._conversationId, seq: 3 }),
    before: (t, { application }) => t.call('owner', 'conversation.add-message', writing(application, 'News')),
  }),
  hot({ name: 'application.add', as: '', by: 'mallory', most: 22, args: ({ job }) => applying(job._id) }),
  hot({
    name: 'application.accept',
    as: '',
    by: 'owner',
    most: 27,
    args: ({ second }) => ({ _applicationId: second._id }),
  }),
  hot({
    name: 'application.reject',
    as: '',
    by: 'owner',
    most: 25,
    args: ({ second }) => ({ _applicationId: second._id }),
  }),
  hot({
    name: 'search.jobs',
    as: '',
    by: 'mia',
    most: 6,
    args: () => ({ q: 'bakery', limit: 20 }),
  }),
  hot({ name: 'job.get', as: '', by: 'mia', most: 4, args: ({ job }) => ({ jobId: job._id }) }),
  hot({
    name: 'user.set-setting',
    as: '',
    by: 'mia',
    most: 15,
    args: () => ({ userId: 'mia', setting: { typing: { value: false, at: '2026-03-02T09:00:00.000Z' } } }),
  }),
  hot({
    name: 'notification.list',
    as: '',
    by: 'mia',
    most: 5,
    args: () => ({ userId: 'mia', limit: 20 }),
  }),
  hot({
    name: 'notification.read-all',
    as: '',
    by: 'mia',
    most: 9,
    args: () => ({ userId: 'mia', upTo: '2026-03-02T10:00:00.000Z' }),
  }),
];

onPostgres((app) => {
  for (const { name, as, by, most, args, before } of CALLS)
    test(`T16 ${[name, as].filter(Boolean).join(' ')} sends at most ${most} statements`, async () => {
      const t = app();
      const there = await scene(t);
      expect((await before?.(t, there))?.status ?? 200).toBe(200);
      const given = args(there);
      const answers: unknown[] = [];
      const heard = await hearStatements(async () => {
        const { epoch } = there;
        const answer = await t.call(by, name, given, v7(), name === 'sync.pull' ? {} : { epoch });
        answers.push(answer.error, answer.status);
      });
      expect(answers).toEqual([undefined, 200]);
      expect(heard.length, `${heard.length} statements:\n${heard.join('\n')}`).toBeLessThanOrEqual(most);
    });
});
