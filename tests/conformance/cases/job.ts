import { v7 } from 'uuid';
import type { jobCalls } from '../../../contract/calls/job.ts';
import { DRAFT } from '../../../server/testing/people.ts';
import type { CasesOf } from '../case.ts';
import { EVERYBODY, MEMBERS } from '../role-sets.ts';
import type { World } from '../world.ts';
import { makeApplication, makeRejected } from './make-application.ts';

async function newDraft({ t, companyId }: World) {
  const { data, status, error } = await t.call('owner', 'job.create', {
    _id: v7(),
    _companyId: companyId,
    job: DRAFT,
  });
  if (status !== 200) throw new Error(`newDraft: ${JSON.stringify(error)}`);
  return data;
}

/** A company may have few feeds, and have them fetched only so often. */
async function noFeeds({ t }: World): Promise<void> {
  await t.db.deleteFrom('job_feed').execute();
  await t.db.deleteFrom('usage').where('limit_name', '=', 'feedFetches').execute();
}

async function newFeed(world: World) {
  const { t, companyId } = world;
  await noFeeds(world);
  const _id = v7();
  const { status, error } = await t.call('owner', 'job.save-feed', {
    _id,
    _companyId: companyId,
    url: `https://jobs.example.org/${_id}.xml`,
    publish: false,
    closeGone: false,
    paused: false,
  });
  if (status !== 200) throw new Error(`newFeed: ${JSON.stringify(error)}`);
  return _id;
}

export const jobCases: CasesOf<typeof jobCalls> = {
  'job.create': {
    by: 'member',
    may: MEMBERS,
    args: async ({ companyId }) => ({
      _id: v7(),
      _companyId: companyId,
      job: {
        ...DRAFT,
        shifts: [{ day: 'sat', start: '08:00', end: '14:00' }],
        branches: ['shop'],
        questions: [{ id: 'early', text: 'Can you start at 8?', type: 'yesno', required: true }],
      },
    }),
    check: ({ status, minAgeReasons }) => {
      if (status !== 'draft' || minAgeReasons.length === 0) throw new Error('a draft that nobody reckoned');
    },
    freeIds: ['_id'],
  },
  'job.update': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => {
      const job = await newDraft(world);
      return { _jobId: job._id, rev: job.rev, patch: { title: 'Bread and cake', openings: 2 } };
    },
    check: ({ rev, title }) => {
      if (rev !== 2 || title !== 'Bread and cake') throw new Error('an edit that is none');
    },
  },
  'job.publish': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => {
      const job = await newDraft(world);
      const validThrough = new Date(world.t.now.getTime() + 20 * 86_400_000).toISOString();
      return { _jobId: job._id, rev: job.rev, validThrough };
    },
    check: ({ status }) => {
      if (status !== 'published') throw new Error(`it is ${status}`);
    },
  },
  'job.schedule': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => {
      const job = await newDraft(world);
      const [at, validThrough] = [3, 20].map((days) =>
        new Date(world.t.now.getTime() + days * 86_400_000).toISOString(),
      );
      return { _jobId: job._id, rev: job.rev, at: at as string, validThrough };
    },
    check: ({ status, goesOnline }) => {
      if (status !== 'draft' || !goesOnline) throw new Error(`it is ${status}, and nothing is planned`);
    },
    // Without a moment it takes the plan back, which is no refusal.
    freeIds: [],
  },
  'job.unpublish': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => {
      const { job, _applicationId } = await makeApplication(world);
      return { _jobId: job._id, reason: 'filled', outcomes: { [_applicationId]: 'reject' } };
    },
  },
  'job.delete': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => ({ jobId: (await newDraft(world))._id }),
  },
  'job.clean': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => {
      const { job } = await makeRejected(world);
      await world.t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
      return { _jobId: job._id };
    },
    check: ({ erased }) => {
      if (erased.applications !== 1) throw new Error('nothing was erased');
    },
  },
  'job.feeds': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => {
      await newFeed(world);
      return { companyId: world.companyId };
    },
    check: (feeds) => {
      if (feeds.length === 0) throw new Error('the feed is missing');
    },
  },
  'job.save-feed': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => {
      await noFeeds(world);
      const address = `https://jobs.example.org/${v7()}.xml`;
      return {
        _id: v7(),
        _companyId: world.companyId,
        url: address,
        publish: false,
        closeGone: false,
        paused: false,
      };
    },
    check: ({ state }) => {
      if (state !== 'waiting') throw new Error(`it is ${state}`);
    },
    freeIds: ['_id'],
  },
  'job.fetch-feed': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => ({ _feedId: await newFeed(world) }),
  },
  'job.delete-feed': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => ({ feedId: await newFeed(world) }),
  },
  'job.figures': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => ({ jobId: (await makeApplication(world)).job._id }),
    check: ({ funnel }) => {
      if (funnel.applied !== 1) throw new Error(`${funnel.applied} have applied`);
    },
  },
  'job.get': {
    by: 'guest',
    may: EVERYBODY,
    args: async ({ newJob }) => ({ jobId: (await newJob())._id }),
    check: (job) => {
      if ('stats' in job) throw new Error('a guest reads what is the company’s');
    },
  },
  'job.of-company': {
    by: 'guest',
    may: EVERYBODY,
    args: async ({ newJob, companyId }) => {
      await newJob();
      return { companyId, status: 'published', limit: 2 };
    },
    check: ({ items }) => {
      if (items.length === 0 || items.some((item) => 'stats' in item))
        throw new Error('not the market’s cards');
    },
  },
  'job.of-user': {
    by: 'self',
    may: ['self'],
    args: async (world) => {
      await makeApplication(world);
      return { userId: 'self', since: new Date(0).toISOString() };
    },
    check: ({ applied }) => {
      if (applied.length === 0) throw new Error('the application is missing');
    },
  },
  'job.revisions': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => {
      const job = await newDraft(world);
      await world.t.call('owner', 'job.update', { _jobId: job._id, rev: 1, patch: { openings: 3 } });
      return { jobId: job._id, limit: 10 };
    },
    check: ({ items }) => {
      if (items[0]?.changes[0]?.before !== 1) throw new Error('what was before is not known');
    },
  },
};
