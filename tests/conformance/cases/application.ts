import type { applicationCalls } from '../../../contract/calls/application.ts';
import { applying } from '../../../server/testing/people.ts';
import type { CasesOf, Role } from '../case.ts';
import { MEMBERS } from '../role-sets.ts';
import { makeApplication, makeRejected } from './make-application.ts';

/** Owner, or member with canChat (product section 4.9). */
const ANSWERING: Role[] = ['participant', 'canChat', 'owner'];

export const applicationCases: CasesOf<typeof applicationCalls> = {
  'application.add': {
    by: 'self',
    may: ['self', 'stranger', 'minor'],
    args: async ({ t, newJob }) => {
      await t.db.deleteFrom('usage').where('limit_name', '=', 'applications').execute();
      return { ...applying((await newJob())._id), answers: [], files: [], snapshot: { contacts: ['email'] } };
    },
    check: ({ receipt, status }) => {
      if (receipt === null || status !== 'submitted') throw new Error('an application without a receipt');
    },
    freeIds: ['_id', '_conversationId'],
  },
  'application.remove': {
    by: 'self',
    may: ['self', 'owner'],
    args: async (world, role) => {
      const { _applicationId } = await (role === 'owner' ? makeRejected(world) : makeApplication(world));
      return { _applicationId, reason: 'It is too far away.' };
    },
  },
  'application.accept': {
    by: 'canChat',
    may: ANSWERING,
    args: async (world) => {
      const { _applicationId } = await makeApplication(world);
      return { _applicationId, from: 'submitted' };
    },
    check: ({ applicant, conversation }) => {
      if (applicant.contacts === null || conversation.status !== 'open')
        throw new Error('accepted, and nothing is released');
    },
  },
  'application.reject': {
    by: 'canChat',
    may: ANSWERING,
    args: async (world) => {
      const { _applicationId } = await makeApplication(world);
      return { _applicationId, text: 'Not this time, %s1.', lang: 'en_US' };
    },
    check: ({ rejection, contacts, name }) => {
      if (rejection?.text !== 'Not this time, Jana.') throw new Error('rejected with other words');
      if (contacts !== null || name !== 'Jana K.') throw new Error('a rejection releases nothing');
    },
  },
  'application.job-changes': {
    by: 'self',
    may: ['self'],
    args: async (world) => {
      const { job, _applicationId } = await makeApplication(world);
      const pay = { min: 1700, max: 1900, currency: 'EUR', unit: 'HOUR' } as const;
      const { status, error } = await world.t.call('owner', 'job.update', {
        _jobId: job._id,
        rev: job.rev,
        patch: { pay },
      });
      if (status !== 200) throw new Error(JSON.stringify(error));
      return { applicationId: _applicationId };
    },
    check: ({ before, after }) => {
      if (Object.keys(before).join() !== 'pay' || !JSON.stringify(after).includes('1700'))
        throw new Error('no change is told');
    },
  },
  'application.list': {
    by: 'member',
    may: ['self', ...MEMBERS],
    args: async (world, role) => {
      if (role === 'self') return { _userId: 'self', limit: 5 };
      const { _applicationId } = await makeApplication(world);
      return { _applicationId, markSeen: true };
    },
    check: ({ items }) => {
      if (items[0]?.status !== 'viewed') throw new Error('opened, and not seen');
    },
  },
  'application.annotate': {
    by: 'member',
    may: MEMBERS,
    args: async (world) => {
      const { _applicationId } = await makeApplication(world);
      return {
        _applicationId,
        tags: ['baker'],
        notes: 'Call on Monday.',
        label: 'favourite',
        assignee: 'owner',
      };
    },
    check: ({ private: { assigned } }) => {
      if (assigned?._userId !== 'owner') throw new Error('given to nobody');
    },
  },
  'application.ask-to-keep': {
    by: 'canChat',
    may: ANSWERING,
    args: async (world) => ({ _applicationId: (await makeRejected(world))._applicationId, months: 12 }),
    check: ({ keeping, contacts }) => {
      if (keeping?.state !== 'asked' || contacts !== null) throw new Error('asked, and nothing else');
    },
  },
  'application.answer-keep': {
    by: 'self',
    may: ['self'],
    args: async (world) => {
      const { _applicationId } = await makeRejected(world);
      const { status } = await world.t.call('owner', 'application.ask-to-keep', {
        _applicationId,
        months: 6,
      });
      if (status !== 200) throw new Error('not asked');
      return { _applicationId, accept: true };
    },
    check: ({ keeping }) => {
      if (keeping?.state !== 'kept' || keeping.until === null) throw new Error('agreed, and not kept');
    },
  },
  'application.export': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => ({ jobId: (await makeApplication(world)).job._id, format: 'csv' }),
    check: ({ content }) => {
      if (!content.includes('Jana K.') || content.includes('@example.org'))
        throw new Error('an export of what is not released');
    },
  },
};
