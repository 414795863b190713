import * as z from 'zod/mini';
import { filled, id, instant, side, uid, version } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';

/** Conversation and message: product section 4.5. */

export const participant = z.object({
  _userId: uid,
  side,
  name: z.string(),
  /** Highest `seq` this person has read; only ever grows. */
  lastReadSeq: z.int(),
});
export type Participant = z.infer<typeof participant>;

export const conversationStatus = z.enum(['requested', 'open', 'closed']);

export const conversation = z.object({
  _id: id,
  ver: version,
  _applicationId: id,
  _jobId: id,
  _companyId: id,
  jobTitle: z.string(),
  companyName: z.string(),
  status: conversationStatus,
  participants: z.array(participant),
  /** `seq` of the newest message; 0 where there is none. */
  lastSeq: z.int(),
  lastMessage: z.nullable(z.object({ text: z.string(), at: instant, seq: z.int(), by: uid })),
  createdAt: instant,
});
export type Conversation = z.infer<typeof conversation>;

export const messageText = filled(TEXT_MAX.message);

export const message = z.object({
  _id: id,
  ver: version,
  _conversationId: id,
  /** Gapless order within the conversation, given by the server; null while it is only on this device. */
  seq: z.nullable(z.int()),
  _senderId: uid,
  side,
  type: z.enum(['text', 'system']),
  text: z.string(),
  clientAt: instant,
  serverAt: z.nullable(instant),
});
export type Message = z.infer<typeof message>;
