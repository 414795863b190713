import type { conversationCalls } from '../../../contract/calls/conversation.ts';
import { asTold, reread } from '../../api/again.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { mayBeIn, mayCloseIt, mayMark } from './access.ts';
import { addMessage } from './add-message.ts';
import { clean } from './clean.ts';
import { closeConversation } from './close.ts';
import { deleteMessage, mayDeleteMessage } from './delete-message.ts';
import { getConversation } from './get.ts';
import { hide, mayHide } from './hide.ts';
import { mute } from './mute.ts';
import { mayAddMessage } from './policy.ts';
import { listPreviews, mayList } from './preview.ts';
import { mayReact, react } from './react.ts';
import { markRead } from './read.ts';
import { readMessage, readTalk, talkOf } from './read-again.ts';
import { countUnread, mayCount } from './unread.ts';

export const conversationHandlers: HandlersOf<typeof conversationCalls> = {
  'conversation.add-message': handler(
    'conversation.add-message',
    mayAddMessage,
    addMessage,
    reread(async (context, { clientId }) => ({
      message: await readMessage(context, clientId),
      conversation: await readTalk(context, await talkOf(context, clientId)),
    })),
  ),
  'conversation.clean': handler('conversation.clean', mayMark, clean, asTold(mayBeIn)),
  'conversation.close': handler(
    'conversation.close',
    mayCloseIt,
    closeConversation,
    reread((context, { _conversationId }) => readTalk(context, _conversationId)),
  ),
  'conversation.delete-message': handler(
    'conversation.delete-message',
    mayDeleteMessage,
    deleteMessage,
    reread((context, { _messageId }) => readMessage(context, _messageId)),
  ),
  'conversation.get': handler('conversation.get', mayBeIn, getConversation),
  'conversation.hide': handler('conversation.hide', mayHide, hide, asTold(mayBeIn)),
  'conversation.mute': handler('conversation.mute', mayMark, mute, asTold(mayBeIn)),
  'conversation.read': handler('conversation.read', mayMark, markRead, asTold(mayBeIn)),
  'conversation.request-preview': handler('conversation.request-preview', mayList, listPreviews),
  'conversation.toggle-reaction': handler(
    'conversation.toggle-reaction',
    mayReact,
    react,
    reread(async (context, { _messageId }) => ({
      reactions: (await readMessage(context, _messageId)).reactions,
    })),
  ),
  'conversation.unread-count': handler('conversation.unread-count', mayCount, countUnread),
};
