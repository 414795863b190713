import type { conversationCalls } from '../../../contract/calls/conversation.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { addMessage } from './add-message.ts';
import { mayAddMessage, mayMarkRead } from './policy.ts';
import { markRead } from './read.ts';

export const conversationHandlers: HandlersOf<typeof conversationCalls> = {
  'conversation.add-message': handler('conversation.add-message', mayAddMessage, addMessage),
  'conversation.read': handler('conversation.read', mayMarkRead, markRead),
};
