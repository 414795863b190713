import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Message } from '../../../contract/entities/conversation.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { mayReact, useReact } from './use-react.ts';

type Props = { chat: Chat; message: Message };

/** Who has answered a message with a sign, and how many; a tap joins in or takes the own one back (chat.3). */
export function MessageReactions({ chat, message }: Props) {
  const { t } = useLingui();
  const react = useReact(message, chat.uid);
  const given = Object.entries(message.reactions ?? {});
  if (given.length === 0 || message.deletedAt) return null;
  return (
    <ul aria-label={t`Reactions`} className="mt-1 flex flex-wrap gap-1">
      {given.map(([emoji, { length }]) => (
        <li key={emoji}>
          <button
            type="button"
            disabled={!mayReact(chat)}
            aria-pressed={react.isMine(emoji)}
            aria-label={t`${emoji}: ${plural(length, { one: '# person', other: '# people' })}`}
            onClick={() => react.toggle(emoji)}
            className="inline-flex min-h-8 items-center gap-1 rounded-full border border-line bg-sheet px-2.5 text-small tabular-nums motion-colors hover:bg-well aria-pressed:border-accent aria-pressed:bg-accent-wash"
          >
            <span aria-hidden="true">{emoji}</span>
            <span aria-hidden="true">{length}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
