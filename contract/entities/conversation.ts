import * as z from 'zod/mini';
import { filled, id, instant, side, text, uid, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { APPOINTMENT, REASON_MAX, TEXT_MAX } from '../limits.ts';
import { attachment } from './file.ts';

/** Conversation and message: product section 4.5. */

/**
 * application: about one · direct: a company with a creator, or two members of one company · support: somebody with
 * staff, where staff stands on the company's side.
 */
export const conversationKind = z.enum(['application', 'direct', 'support']);
export type ConversationKind = z.infer<typeof conversationKind>;

export const participantRole = z.enum(['applicant', 'creator', 'member', 'user', 'staff']);

/**
 * Somebody who has written or read here. Private values stay on their own side: to the other side `clearedSeq` is 0,
 * `mutedUntil` null, and `lastReadSeq` 0 where the person sends no receipts. Members of a company share their rows,
 * so each device takes its own person's mark out of them.
 */
export const participant = lazily(() =>
  z.object({
    _userId: uid,
    side,
    role: participantRole,
    name: z.string(),
    /** Highest `seq` this person has read; only ever grows. */
    lastReadSeq: z.int(),
    /** Messages up to here are not shown to this person any more. */
    clearedSeq: z.int(),
    /** No push about it until then. */
    mutedUntil: z.nullable(instant),
    /** Whether others may see that this person is writing. */
    typingAllowed: z.boolean(),
  }),
);
export type Participant = z.infer<typeof participant>;

export const conversationStatus = z.enum(['requested', 'open', 'closed']);
export type ConversationStatus = z.infer<typeof conversationStatus>;

/** Who has closed it: one of the sides, which alone can open it again, or time. */
export const closedBy = z.enum(['talent', 'company', 'system']);

export const conversation = lazily(() =>
  z.object({
    _id: id,
    ver: version,
    kind: conversationKind,
    _applicationId: z.nullable(id),
    _jobId: z.nullable(id),
    _companyId: z.nullable(id),
    /** Empty where it is about no job. */
    jobTitle: z.string(),
    companyName: z.string(),
    /** `_fileId` of its logo as it is when this row is sent; left out where there is none. */
    companyLogo: z.optional(id),
    /** Of a direct one with a creator: whose profile it is about. */
    creator: z.optional(z.object({ _creatorId: id, handle: z.string() })),
    status: conversationStatus,
    /** Which side's question waits for an answer; null once it is or was open. */
    askedBy: z.nullable(side),
    closedBy: z.nullable(closedBy),
    closedReason: z.nullable(z.string()),
    /** Taken out of the reader's list until the next message; for a company, out of all its members' lists. */
    hidden: z.boolean(),
    participants: z.array(participant),
    /** `seq` of the newest message; 0 where there is none. */
    lastSeq: z.int(),
    lastMessage: z.nullable(z.object({ text: z.string(), at: instant, seq: z.int(), by: z.nullable(uid) })),
    createdAt: instant,
  }),
);
export type Conversation = z.infer<typeof conversation>;

export const conversationPreview = lazily(() => z.extend(conversation, { unread: z.int() }));
export type ConversationPreview = z.infer<typeof conversationPreview>;

export const closeReason = filled(REASON_MAX);
export const messageText = filled(TEXT_MAX.message);

/** offer and system: written by the server. appointment: a proposal, or an answer to the one `replyTo` names. */
export const messageType = z.enum(['text', 'file', 'offer', 'system', 'appointment']);

export const appointmentStep = z.enum(['proposed', 'taken', 'declined', 'withdrawn']);
export type AppointmentStep = z.infer<typeof appointmentStep>;

/**
 * What a message of type appointment says; the text of the message is what the appointment is for. A proposal is never
 * changed: what has become of it follows from its answers (contract/policy/appointment.ts).
 */
export const appointment = lazily(() =>
  z.strictObject({
    step: appointmentStep,
    /** proposed: those to choose from · taken: the chosen one · otherwise none. */
    times: z.array(instant).check(z.maxLength(APPOINTMENT.timesMax)),
    /** Of an answer: as the proposal has them. */
    minutes: z.int().check(z.gte(APPOINTMENT.minutesMin), z.lte(APPOINTMENT.minutesMax)),
    place: text(TEXT_MAX.place),
  }),
);
export type Appointment = z.infer<typeof appointment>;

/** Why a reader should be careful: the text leads elsewhere, or speaks of money. */
export const messageHint = z.enum(['link', 'payment']);
export type MessageHint = z.infer<typeof messageHint>;

export const message = lazily(() =>
  z.object({
    _id: id,
    ver: version,
    _conversationId: id,
    /** Gapless order within the conversation, given by the server; null while it is only on this device. */
    seq: z.nullable(z.int()),
    /** Null: written by the server. */
    _senderId: z.nullable(uid),
    side,
    /** The company it was written for. */
    onBehalfOf: z.nullable(id),
    type: messageType,
    /** Empty once it was deleted. */
    text: z.string(),
    _offerId: z.nullable(id),
    replyTo: z.nullable(id),
    /** Null for all other types, and once it was deleted. */
    appointment: z.nullable(appointment),
    attachments: z.array(attachment),
    hint: z.nullable(messageHint),
    /** Who has answered with which emoji. */
    reactions: z.record(z.string(), z.array(uid)),
    clientAt: instant,
    serverAt: z.nullable(instant),
    /** Deleted for all. */
    deletedAt: z.nullable(instant),
    /** Of the reader's side: who no longer wants to see it. */
    deletedFor: z.array(uid),
  }),
);
export type Message = z.infer<typeof message>;
