import * as z from 'zod/mini';
import { call } from '../call.ts';
import { conversation, message, messageText } from '../entities/conversation.ts';
import { id, instant } from '../fields.ts';

export const conversationCalls = {
  'conversation.add-message': call({
    method: 'POST',
    path: '/conversation/add-message',
    summary: 'Sends a message; the first one opens the conversation.',
    who: ['participant'],
    net: 'queue',
    args: z.strictObject({
      clientId: id,
      _conversationId: id,
      /** What the conversation is about; it is opened by its first message. */
      ref: z.strictObject({ type: z.literal('application'), id }),
      type: z.literal('text'),
      text: messageText,
      clientAt: instant,
    }),
    answer: z.object({ conversation, message }),
  }),
  'conversation.read': call({
    method: 'POST',
    path: '/conversation/read',
    summary: 'Moves the caller’s read mark forward.',
    who: ['participant'],
    net: 'queue',
    args: z.strictObject({ _conversationId: id, seq: z.int().check(z.gte(0)) }),
    answer: conversation,
  }),
};
