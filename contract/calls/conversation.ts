import * as z from 'zod/mini';
import { call } from '../call.ts';
import { conversation, conversationPreview, message } from '../entities/conversation.ts';
import { cursor, id, instant, pageOf, queryInt, uid } from '../fields.ts';
import { IDS_MAX, MESSAGE_PAGE_MAX, PAGE_MAX, SEQ_MAX } from '../limits.ts';
import { conversationChanges } from './conversation-changes.ts';

/** Conversations, their messages and what a person has set for them. */
export const conversationCalls = {
  ...conversationChanges,
  'conversation.request-preview': call({
    method: 'POST',
    path: '/conversation/request-preview',
    who: ['self', 'member'],
    net: 'local',
    writes: false,
    args: () =>
      z.strictObject({
        _userId: uid,
        /** The inbox of the caller’s company instead of the caller’s own. */
        _companyId: z.optional(id),
        filter: z.optional(z.enum(['all', 'unread', 'requested', 'open', 'closed', 'hidden'])),
        /** Only what has changed since, longest ago first; hidden ones as well. */
        since: z.optional(instant),
        ids: z.optional(z.array(id).check(z.maxLength(IDS_MAX))),
        cursor: z.optional(cursor),
        limit: z.optional(z.int().check(z.gte(1), z.lte(PAGE_MAX))),
      }),
    answer: () => pageOf(conversationPreview),
  }),
  'conversation.get': call({
    method: 'GET',
    path: '/conversation/full/{conversationId}',
    who: ['participant', 'member'],
    net: 'local',
    args: () =>
      z.strictObject({
        conversationId: id,
        afterSeq: z.optional(queryInt(0, SEQ_MAX)),
        beforeSeq: z.optional(queryInt(0, SEQ_MAX)),
        limit: z.optional(queryInt(1, MESSAGE_PAGE_MAX)),
      }),
    /** `more`: others lie beyond, in the direction that was asked for. */
    answer: () => z.object({ conversation, messages: z.array(message), more: z.boolean() }),
  }),
  'conversation.unread-count': call({
    method: 'GET',
    path: '/conversation/unread-count/{userId}',
    who: ['self'],
    net: 'local',
    args: () => z.strictObject({ userId: uid }),
    answer: () => z.object({ total: z.int(), byConversation: z.record(z.string(), z.int()) }),
  }),
};
