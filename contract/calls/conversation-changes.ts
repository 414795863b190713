import * as z from 'zod/mini';
import { call } from '../call.ts';
import { appointment, closeReason, conversation, message } from '../entities/conversation.ts';
import { id, instant, text, uid } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { FILE_MAX, SEQ_MAX, TEXT_MAX } from '../limits.ts';

const seq = z.int().check(z.gte(0), z.lte(SEQ_MAX));

/** What a conversation is opened about; its first message opens it. `user`: the person who asks support. */
const ref = lazily(() =>
  z.strictObject({
    type: z.enum(['application', 'creator', 'offer', 'company', 'user']),
    id: text(TEXT_MAX.refId).check(z.minLength(1)),
  }),
);

/** What waits in the outbox. */
export const conversationChanges = {
  'conversation.add-message': call({
    method: 'POST',
    path: '/conversation/add-message',
    who: ['participant', 'canChat'],
    net: 'queue',
    args: () =>
      z.strictObject({
        /** Made at the tap; the message keeps it as its id. */
        clientId: id,
        /** Left out: the conversation that `ref` leads to. Of an application it may be given before it exists. */
        _conversationId: z.optional(id),
        ref: z.optional(ref),
        /** Whom a new direct conversation is with. */
        _receiverId: z.optional(uid),
        /** In whose name a member writes. */
        _companyId: z.optional(id),
        type: z.enum(['text', 'file', 'appointment']),
        text: text(TEXT_MAX.message),
        /** Ids of complete files of the caller, uploaded for a message. */
        attachments: z.optional(z.array(id).check(z.maxLength(FILE_MAX.perMessage))),
        /** A message of the same conversation. */
        replyTo: z.optional(id),
        /** Of type appointment; with `replyTo` an answer to that proposal. */
        appointment: z.optional(appointment),
        clientAt: instant,
      }),
    answer: () => z.object({ conversation, message }),
  }),
  'conversation.close': call({
    method: 'POST',
    path: '/conversation/close',
    who: ['participant', 'canChat'],
    net: 'queue',
    args: () => z.strictObject({ _conversationId: id, reason: z.optional(closeReason) }),
    answer: () => conversation,
  }),
  'conversation.delete-message': call({
    method: 'POST',
    path: '/conversation/delete-message',
    who: ['participant', 'staff'],
    net: 'queue',
    args: () => z.strictObject({ _conversationId: id, _messageId: id, scope: z.enum(['me', 'all']) }),
    answer: () => message,
  }),
  'conversation.read': call({
    method: 'POST',
    path: '/conversation/read',
    who: ['participant', 'member'],
    net: 'queue',
    args: () => z.strictObject({ _conversationId: id, seq }),
    answer: () => z.object({ lastReadSeq: z.int(), unread: z.int() }),
  }),
  'conversation.toggle-reaction': call({
    method: 'POST',
    path: '/conversation/toggle-reaction',
    who: ['participant', 'canChat'],
    net: 'queue',
    /** Without `on` it is turned over, once for each Idempotency-Key. */
    args: () =>
      z.strictObject({
        _conversationId: id,
        _messageId: id,
        emoji: text(TEXT_MAX.emoji).check(z.minLength(1)),
        on: z.optional(z.boolean()),
      }),
    answer: () => z.object({ reactions: message.shape.reactions }),
  }),
  'conversation.clean': call({
    method: 'POST',
    path: '/conversation/clean/{conversationId}',
    who: ['participant', 'member'],
    net: 'queue',
    args: () => z.strictObject({ conversationId: id, upToSeq: seq }),
    answer: () => z.object({ clearedSeq: z.int() }),
  }),
  'conversation.mute': call({
    method: 'POST',
    path: '/conversation/mute',
    who: ['participant', 'member'],
    net: 'queue',
    args: () => z.strictObject({ _conversationId: id, until: z.nullable(instant) }),
    answer: () => z.object({ mutedUntil: z.nullable(instant) }),
  }),
  'conversation.hide': call({
    method: 'DELETE',
    path: '/conversation/{conversationId}',
    who: ['participant', 'owner'],
    net: 'queue',
    args: () => z.strictObject({ conversationId: id }),
    answer: () => z.object({ hidden: z.boolean() }),
  }),
};
