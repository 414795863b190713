import type { conversationCalls } from '../../../contract/calls/conversation.ts';
import { writing } from '../../../server/testing/people.ts';
import type { CasesOf, Role } from '../case.ts';
import { ACCOUNTS } from '../role-sets.ts';
import { makeTalk } from './make-talk.ts';

/** Who reads a conversation of self with the company. */
const READERS: Role[] = ['self', 'participant', 'member', 'canChat', 'canSign', 'owner'];
/** Who writes there. */
const WRITERS: Role[] = ['self', 'participant', 'canChat', 'owner'];
const company: Role[] = ['participant', 'member', 'canChat', 'canSign', 'owner'];

function expectThat(fact: boolean, what: string): void {
  if (!fact) throw new Error(what);
}

export const conversationCases: CasesOf<typeof conversationCalls> = {
  'conversation.add-message': {
    by: 'self',
    may: WRITERS,
    args: async (world) => {
      const { application, theirs } = await makeTalk(world);
      return { ...writing(application, 'When shall I come?'), replyTo: theirs };
    },
    check: ({ conversation, message }) => {
      expectThat(message.seq === 3 && conversation.lastSeq === 3, 'the next number was not given');
    },
    freeIds: ['clientId'],
  },
  'conversation.close': {
    by: 'self',
    may: WRITERS,
    args: async (world) => ({
      _conversationId: (await makeTalk(world))._conversationId,
      reason: 'Found a job',
    }),
    check: ({ status, closedBy }) => {
      expectThat(status === 'closed' && closedBy === 'talent', 'not closed by the talent');
    },
  },
  'conversation.delete-message': {
    by: 'self',
    // Each deletes an own message; staff any.
    may: ['self', 'participant', 'canChat', 'owner', 'staff'],
    args: async (world, role) => {
      const { _conversationId, own, say } = await makeTalk(world);
      const isWriter = role === 'participant' || role === 'canChat' || role === 'owner';
      const _messageId = isWriter ? await say(role, 'A mistake') : own;
      return { _conversationId, _messageId, scope: 'all' };
    },
    check: ({ text, deletedAt }) => {
      expectThat(text === '' && deletedAt !== null, 'its words are still there');
    },
  },
  'conversation.read': {
    by: 'self',
    may: READERS,
    args: async (world) => ({ _conversationId: (await makeTalk(world))._conversationId, seq: 2 }),
    check: ({ lastReadSeq, unread }) => {
      expectThat(lastReadSeq === 2 && unread === 0, 'not read');
    },
  },
  'conversation.toggle-reaction': {
    by: 'self',
    may: WRITERS,
    args: async (world) => {
      const { _conversationId, theirs } = await makeTalk(world);
      return { _conversationId, _messageId: theirs, emoji: '👍', on: true };
    },
    check: ({ reactions }) => {
      expectThat(reactions['👍']?.includes('self') === true, 'no reaction');
    },
  },
  'conversation.request-preview': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => {
      await makeTalk(world);
      const own = { _userId: world.token(role) ?? 'self', limit: 5 };
      return company.includes(role) ? { ...own, _companyId: world.companyId } : own;
    },
    check: ({ items }) => {
      expectThat(items.length > 0 && items.every(({ unread }) => unread >= 0), 'no conversation listed');
    },
  },
  'conversation.clean': {
    by: 'self',
    may: READERS,
    args: async (world) => ({ conversationId: (await makeTalk(world))._conversationId, upToSeq: 1 }),
    check: ({ clearedSeq }) => {
      expectThat(clearedSeq === 1, 'not emptied up to there');
    },
  },
  'conversation.mute': {
    by: 'self',
    may: READERS,
    args: async (world) => ({
      _conversationId: (await makeTalk(world))._conversationId,
      until: '2026-04-01T00:00:00.000Z',
    }),
    // None is free; but null is good too: it ends the silence, which leaves a trace.
    freeIds: [],
  },
  'conversation.hide': {
    by: 'self',
    may: ['self', 'owner'],
    args: async (world) => ({ conversationId: (await makeTalk(world))._conversationId }),
  },
  'conversation.get': {
    by: 'self',
    may: READERS,
    args: async (world) => ({ conversationId: (await makeTalk(world))._conversationId, limit: 1 }),
    check: ({ messages, more }) => {
      expectThat(messages.length === 1 && messages[0]?.seq === 2 && more, 'not the newest page');
    },
  },
  'conversation.unread-count': {
    by: 'self',
    may: ACCOUNTS,
    args: async (world, role) => {
      await makeTalk(world);
      return { userId: world.token(role) ?? 'self' };
    },
    check: ({ total, byConversation }) => {
      const sum = Object.values(byConversation).reduce((all, one) => all + one, 0);
      expectThat(total === sum, 'the total is not the sum');
    },
  },
};
