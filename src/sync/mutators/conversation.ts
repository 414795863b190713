import type { Mutator, RowTx } from '../mutator.ts';

/** Letters of the last line that lists show. */
const LAST_LINE = 120;

export const addMessage: Mutator<'conversation.add-message'> = async (tx, args, { uid, at }) => {
  if (await tx.get('message', args.clientId)) return;
  const conversation = await conversationFor(tx, args._conversationId, args.ref.id, uid, at);
  if (!conversation) return;
  const me = conversation.participants.find((participant) => participant._userId === uid);
  await tx.put('message', {
    _id: args.clientId,
    ver: 0,
    _conversationId: args._conversationId,
    seq: null,
    _senderId: uid,
    side: me?.side ?? 'company',
    type: 'text',
    text: args.text,
    clientAt: args.clientAt,
    serverAt: null,
  });
  await tx.put('conversation', {
    ...conversation,
    lastMessage: {
      text: args.text.slice(0, LAST_LINE),
      at: args.clientAt,
      seq: conversation.lastSeq,
      by: uid,
    },
  });
};

/** The conversation as it is, or as the first message of an application opens it. */
async function conversationFor(tx: RowTx, id: string, applicationId: string, uid: string, at: string) {
  const known = await tx.get('conversation', id);
  if (known) return known;
  const mine = await tx.get('application', applicationId);
  const row = mine ?? (await tx.get('applicant', applicationId));
  if (!row) return undefined;
  const me = {
    _userId: uid,
    side: mine ? ('talent' as const) : ('company' as const),
    name: '',
    lastReadSeq: 0,
  };
  return {
    _id: id,
    ver: 0,
    _applicationId: applicationId,
    _jobId: row._jobId,
    _companyId: row._companyId,
    jobTitle: row.job.title,
    companyName: row.job.companyName,
    status: mine && row.status !== 'accepted' ? ('requested' as const) : ('open' as const),
    participants: [me],
    lastSeq: 0,
    lastMessage: null,
    createdAt: at,
  };
}

export const readConversation: Mutator<'conversation.read'> = async (tx, args, { uid, at }) => {
  const conversation = await tx.get('conversation', args._conversationId);
  if (!conversation) return;
  await tx.put('conversation', {
    ...conversation,
    participants: conversation.participants.map((participant) =>
      participant._userId === uid
        ? { ...participant, lastReadSeq: Math.max(participant.lastReadSeq, args.seq) }
        : participant,
    ),
  });
  const unread = await tx.filter(
    'notification',
    (row) => row.type === 'message' && row.ref.id === args._conversationId && row.readAt === null,
  );
  for (const row of unread) await tx.put('notification', { ...row, readAt: at });
};
