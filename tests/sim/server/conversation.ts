import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Side } from '../../../contract/fields.ts';
import { newMessage } from '../../../contract/new-conversation.ts';
import { verdictOn } from '../../../contract/policy/conversation.ts';
import { hasLink, hintOf } from '../../../contract/policy/message-text.ts';
import { eligibilityOf } from '../../../contract/policy/writing.ts';
import { type ModelContext, mayAnswer, readersOf, record } from './context.ts';
import { notify, readNotifications } from './notify.ts';
import { nameFor, presentConversation } from './rows.ts';
import { type ApplicationRecord, type ConversationRecord, membershipOf } from './state.ts';

const EXCERPT = 120;
const unknown = () => new ApiError('not_found', 'no such conversation');
const OPENED = { status: 'open', askedBy: null, closedBy: null, closedReason: null } as const;

/** The record itself is changed: nothing is thrown once this is called. */
function touch(context: ModelContext, talk: ConversationRecord, change: Partial<ConversationRecord>) {
  const next = { ...talk, ...change, ver: talk.ver + 1 };
  return put(context, next);
}

function put(context: ModelContext, talk: ConversationRecord): ConversationRecord {
  context.state.conversations.set(talk._id, talk);
  record(context, `user:${talk._userId}`, 'conversation', talk);
  record(context, `company:${talk._companyId}`, 'conversation', talk);
  return talk;
}

function start(
  context: ModelContext,
  application: ApplicationRecord,
  status: 'open' | 'requested',
): ConversationRecord {
  return {
    _id: application._conversationId,
    ver: 1,
    kind: 'application',
    _applicationId: application._id,
    _jobId: application._jobId,
    _companyId: application._companyId,
    _userId: application._userId,
    jobTitle: application.job.title,
    companyName: application.job.companyName,
    status,
    askedBy: status === 'requested' ? 'talent' : null,
    closedBy: null,
    closedReason: null,
    companyHidden: false,
    participants: [{ _userId: application._userId, side: 'talent', lastReadSeq: 0, hidden: false }],
    lastSeq: 0,
    lastMessage: null,
    createdAt: context.now,
  };
}

function joined(talk: ConversationRecord, uid: string, side: Side): ConversationRecord['participants'] {
  if (talk.participants.some(({ _userId }) => _userId === uid)) return talk.participants;
  return [...talk.participants, { _userId: uid, side, lastReadSeq: 0, hidden: false }];
}

/** The company has accepted. */
export function openConversation(context: ModelContext, application: ApplicationRecord): ConversationRecord {
  const known = context.state.conversations.get(application._conversationId);
  const talk = known ?? start(context, application, 'open');
  const participants = joined(talk, context.uid, 'company');
  return known ? touch(context, talk, { ...OPENED, participants }) : put(context, { ...talk, participants });
}

function sideOf({ state, uid }: ModelContext, application: ApplicationRecord): Side {
  if (application._userId === uid) return 'talent';
  if (membershipOf(state, uid)?.companyId !== application._companyId) throw unknown();
  return 'company';
}

export function addMessage(context: ModelContext, args: ArgsOf<'conversation.add-message'>) {
  const { state, uid, now } = context;
  const about =
    args.ref?.type === 'application'
      ? args.ref.id
      : state.conversations.get(args._conversationId ?? '')?._applicationId;
  const application = state.applications.get(about ?? '');
  if (!application || (args._conversationId && application._conversationId !== args._conversationId))
    throw unknown();
  const side = sideOf(context, application);
  const membership = membershipOf(state, uid);
  if (side === 'company' && !(membership && mayAnswer(membership)))
    throw new ApiError('not_allowed', 'writing needs canChat');
  const known = state.conversations.get(application._conversationId);
  const sent = state.messages.get(args.clientId);
  if (sent) {
    if (!known || sent._conversationId !== known._id || sent._senderId !== uid)
      throw new ApiError('state_conflict', 'this clientId is taken; make a new one');
    return { conversation: presentConversation(state, known, side), message: sent };
  }
  const verdict = verdictOn(eligibilityOf(side, application.status, known));
  if (verdict === 'request_limit') throw new ApiError('request_limit', 'one message is possible');
  if (verdict === 'never_first') throw new ApiError('never_first', 'nobody writes first to a minor');
  if (verdict === 'closed') throw new ApiError('state_conflict', 'this conversation is closed');
  if (args.text.trim() === '' || (verdict === 'ask' && hasLink(args.text)))
    throw new ApiError('fields_invalid', 'a message needs words');
  const becomes = verdict === 'open' ? 'open' : 'requested';
  const talk = known ?? start(context, application, becomes);
  const seq = talk.lastSeq + 1;
  const message = {
    ...newMessage({ ...args, _conversationId: talk._id }, { _userId: uid, side }),
    ver: 1,
    seq,
    onBehalfOf: side === 'company' ? talk._companyId : null,
    hint: hintOf(args.text),
    serverAt: now,
  };
  state.messages.set(message._id, message);
  const status: Partial<ConversationRecord> =
    becomes === 'open' ? OPENED : { ...OPENED, status: becomes, askedBy: talk.askedBy ?? side };
  const next = touch(context, talk, {
    ...status,
    companyHidden: false,
    participants: joined(talk, uid, side).map((person) => ({
      ...person,
      hidden: false,
      lastReadSeq: readBy(person, uid, seq),
    })),
    lastSeq: seq,
    lastMessage: { text: [...args.text].slice(0, EXCERPT).join(''), at: now, seq, by: uid },
  });
  record(context, `user:${next._userId}`, 'message', message);
  record(context, `company:${next._companyId}`, 'message', message);
  tellReaders(context, next, application, side);
  return { conversation: presentConversation(state, next, side), message };
}

/** Who writes has read their own message where they had read everything before it. */
const readBy = (person: { _userId: string; lastReadSeq: number }, uid: string, seq: number) =>
  person._userId === uid && person.lastReadSeq === seq - 1 ? seq : person.lastReadSeq;

/** What the server itself says; an offer opens a conversation that waits for an answer, but none reopens a closed one. */
export function addSystemMessage(
  context: ModelContext,
  id: string,
  { type, text, side, offerId }: { type: 'offer' | 'system'; text: string; side: Side; offerId: string },
): void {
  const { state, now } = context;
  const talk = state.conversations.get(id);
  if (!talk) throw unknown();
  const seq = talk.lastSeq + 1;
  const args = { clientId: context.newId(), type: 'text' as const, text, clientAt: now };
  const message = {
    ...newMessage({ ...args, _conversationId: id }, { _userId: context.uid, side }),
    ver: 1,
    seq,
    _senderId: null,
    type,
    _offerId: offerId,
    onBehalfOf: side === 'company' ? talk._companyId : null,
    hint: null,
    serverAt: now,
  };
  state.messages.set(message._id, message);
  const next = touch(context, talk, {
    ...(type === 'offer' && talk.status === 'requested' ? OPENED : {}),
    companyHidden: false,
    participants: talk.participants.map((person) => ({
      ...person,
      hidden: false,
      lastReadSeq: readBy(person, context.uid, seq),
    })),
    lastSeq: seq,
    lastMessage: { text, at: now, seq, by: null },
  });
  record(context, `user:${next._userId}`, 'message', message);
  record(context, `company:${next._companyId}`, 'message', message);
}

function tellReaders(
  context: ModelContext,
  talk: ConversationRecord,
  application: ApplicationRecord,
  side: Side,
): void {
  const readers = side === 'company' ? [talk._userId] : readersOf(context, talk._companyId);
  for (const to of readers)
    notify(context, {
      to,
      type: talk.status === 'requested' ? 'conversation_request' : 'message',
      ref: { type: 'conversation', id: talk._id },
      params: [side === 'company' ? talk.companyName : nameFor(application), talk.jobTitle],
    });
}

export function read(context: ModelContext, { _conversationId, seq }: ArgsOf<'conversation.read'>) {
  const { state, uid } = context;
  let talk = state.conversations.get(_conversationId);
  const application = talk && state.applications.get(talk._applicationId);
  if (!talk || !application) throw unknown();
  const participants = joined(talk, uid, sideOf(context, application));
  const upTo = Math.min(seq, talk.lastSeq);
  const before = participants.find(({ _userId }) => _userId === uid)?.lastReadSeq ?? 0;
  if (before < upTo || participants !== talk.participants)
    talk = touch(context, talk, {
      participants: participants.map((person) =>
        person._userId === uid ? { ...person, lastReadSeq: Math.max(before, upTo) } : person,
      ),
    });
  if (seq >= talk.lastSeq)
    readNotifications(
      context,
      ({ type, ref }) =>
        (type === 'message' || type === 'conversation_request') && ref.id === _conversationId,
    );
  const lastReadSeq = Math.max(before, upTo);
  return { lastReadSeq, unread: talk.lastSeq - lastReadSeq };
}
