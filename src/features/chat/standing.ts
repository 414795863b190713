import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Chat } from '../../replica/queries/chat.ts';
import type { ChipTone } from '../../ui/chip.tsx';

type Standing = { words: MessageDescriptor; tone: ChipTone };

/** Where the application stands, or the conversation that is about none, in a word or two. */
export function standingOf({
  application,
  conversation,
}: Pick<Chat, 'application' | 'conversation'>): Standing {
  switch (application?.status) {
    case 'submitted':
    case 'viewed':
      return { words: msg`not answered yet`, tone: 'plain' };
    case 'accepted':
      return { words: msg`invited to talk`, tone: 'success' };
    case 'hired':
      return { words: msg`hired`, tone: 'success' };
    case 'rejected':
      return { words: msg`answered: a no`, tone: 'plain' };
    case 'withdrawn':
      return { words: msg`withdrawn`, tone: 'plain' };
    case undefined:
      return conversation?.kind === undefined || conversation.kind === 'application'
        ? { words: msg`closed`, tone: 'plain' }
        : standingAlone(conversation);
    default:
      return { words: msg`closed`, tone: 'plain' };
  }
}

function standingAlone({ status }: NonNullable<Chat['conversation']>): Standing {
  switch (status) {
    case 'requested':
      return { words: msg`not answered yet`, tone: 'plain' };
    case 'open':
      return { words: msg({ message: 'open', context: 'a conversation' }), tone: 'success' };
    case 'closed':
      return { words: msg`closed`, tone: 'plain' };
  }
}
