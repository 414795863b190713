import type { Applicant, Application } from './entities/application.ts';
import type { Conversation, Message, Participant } from './entities/conversation.ts';
import type { Side } from './fields.ts';
import type { MutationArgs } from './mutations.ts';
import { newAttachment } from './new-attachment.ts';

/** A conversation as the device that makes it shows it, before any server has seen it. */
export function newConversation(
  known: Pick<Conversation, '_id' | 'status' | 'participants' | 'createdAt'> & Partial<Conversation>,
): Conversation {
  return {
    ver: 0,
    kind: 'application',
    _applicationId: null,
    _jobId: null,
    _companyId: null,
    jobTitle: '',
    companyName: '',
    askedBy: known.status === 'requested' ? 'talent' : null,
    closedBy: null,
    closedReason: null,
    hidden: false,
    lastSeq: 0,
    lastMessage: null,
    ...known,
  };
}

/** The conversation about an application. */
export function conversationAbout(
  row: Application | Applicant,
  known: Pick<Conversation, 'status' | 'participants' | 'createdAt'>,
): Conversation {
  return newConversation({
    _id: row._conversationId,
    _applicationId: row._id,
    _jobId: row._jobId,
    _companyId: row._companyId,
    jobTitle: row.job.title,
    companyName: row.job.companyName,
    ...known,
  });
}

/** As its first message opens it on this device. */
export function conversationOpenedBy(
  row: Application | Applicant,
  mine: boolean,
  uid: string,
  createdAt: string,
): Conversation {
  return conversationAbout(row, {
    status: mine && row.status !== 'accepted' ? 'requested' : 'open',
    participants: [newParticipant({ _userId: uid, side: mine ? 'talent' : 'company', name: '' })],
    createdAt,
  });
}

export function newParticipant(
  known: Pick<Participant, '_userId' | 'side' | 'name'> & Partial<Participant>,
): Participant {
  return {
    role: known.side === 'talent' ? 'applicant' : 'member',
    lastReadSeq: 0,
    clearedSeq: 0,
    mutedUntil: null,
    typingAllowed: false,
    ...known,
  };
}

/** A message that only this device has. */
export function newMessage(
  args: Omit<MutationArgs<'conversation.add-message'>, '_conversationId'> & { _conversationId: string },
  sender: { _userId: string; side: Side },
): Message {
  return {
    _id: args.clientId,
    ver: 0,
    _conversationId: args._conversationId,
    seq: null,
    _senderId: sender._userId,
    side: sender.side,
    onBehalfOf: args._companyId ?? null,
    type: args.type,
    text: args.text,
    _offerId: null,
    replyTo: args.replyTo ?? null,
    appointment: args.appointment ?? null,
    attachments: (args.attachments ?? []).map(newAttachment),
    hint: null,
    reactions: {},
    clientAt: args.clientAt,
    serverAt: null,
    deletedAt: null,
    deletedFor: [],
  };
}
