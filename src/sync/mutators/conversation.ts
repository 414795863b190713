import { conversationOpenedBy, newMessage } from '../../../contract/new-conversation.ts';
import type { Mutator, RowTx } from './mutator.ts';
import type { Scope } from './scopes.ts';

/** Letters of the last line that lists show. */
const LAST_LINE = 120;

export const addMessage: Mutator<'conversation.add-message'> = (tx, args, { uid, at }) => {
  const { _conversationId, ref } = args;
  // Without an id only the server knows which conversation it is.
  if (_conversationId === undefined || tx.get('message', args.clientId)) return;
  const applicationId = ref?.type === 'application' ? ref.id : '';
  const conversation = conversationFor(tx, _conversationId, applicationId, uid, at);
  if (!conversation) return;
  const me = conversation.participants.find((participant) => participant._userId === uid);
  tx.put('message', newMessage({ ...args, _conversationId }, { _userId: uid, side: me?.side ?? 'company' }));
  tx.put('conversation', {
    ...conversation,
    hidden: false,
    lastMessage: {
      text: args.text.slice(0, LAST_LINE),
      at: args.clientAt,
      seq: conversation.lastSeq,
      by: uid,
    },
  });
};

/** The conversation as it is, or as the first message of an application opens it. */
function conversationFor(
  tx: RowTx<Scope<'conversation.add-message'>>,
  id: string,
  applicationId: string,
  uid: string,
  at: string,
) {
  const known = tx.get('conversation', id);
  if (known) return known;
  const mine = tx.get('application', applicationId);
  const row = mine ?? tx.get('applicant', applicationId);
  return row && { ...conversationOpenedBy(row, mine !== undefined, uid, at), _id: id };
}
