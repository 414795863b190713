import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { Writing } from './writing.ts';

type Props = {
  writing: Exclude<Writing, 'ok'>;
  name: string;
  /** Whether what stood here before had it: then the note takes it over. */
  hadFocus: RefObject<boolean>;
};

/** Stands where one would write, and says why one cannot (chat.7). */
export function WriteNote({ writing, name, hadFocus }: Props) {
  const limit = writing === 'request_limit';
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hadFocus.current) note.current?.focus();
  }, [hadFocus]);
  return (
    <div
      ref={note}
      tabIndex={-1}
      className="flex items-start gap-3 border-t border-line bg-well px-5 pt-3.5 pb-[max(0.875rem,var(--safe-bottom))] text-small text-soft outline-none"
    >
      <Icon of={limit ? MessageCircle : Lock} className="mt-px text-faint" />
      <p>{reason(writing, name)}</p>
    </div>
  );
}

function reason(writing: Props['writing'], name: string): ReactNode {
  switch (writing) {
    case 'request_limit':
      return <Trans>You can write again when {name} answers.</Trans>;
    case 'blocked':
      return (
        <Trans>
          You have blocked {name}. They cannot write to you, and are not told why. You can take it back in the
          menu above.
        </Trans>
      );
    case 'never_first':
      return (
        <Trans>
          {name} is under 18: you can write once you have invited them to talk, or once they have written.
        </Trans>
      );
    case 'no_right':
      return (
        <Trans>
          You can read this. To write, you need the right to chat: the owner of your company gives it.
        </Trans>
      );
    case 'withdrawn':
      return (
        <Trans>The application was withdrawn, so this conversation is closed. You can still read it.</Trans>
      );
    case 'rejected':
      return (
        <Trans>
          The application was answered with a no, so this conversation is closed. You can still read it.
        </Trans>
      );
    case 'job_closed':
      return <Trans>The job was closed, and this conversation with it. You can still read it.</Trans>;
    case 'conversation_closed':
      return <Trans>This conversation was closed. You can still read it.</Trans>;
    case 'company_gone':
      return <Trans>{name} has left Zusage, so this conversation is closed. You can still read it.</Trans>;
    case 'gone':
      return (
        <Trans>
          The application is no longer kept, so this conversation is closed. You can still read it.
        </Trans>
      );
  }
}
