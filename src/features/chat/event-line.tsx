import { Trans } from '@lingui/react/macro';
import type { Side } from '../../../contract/fields.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { ChatEvent } from './chat-event.ts';

type Props = { event: ChatEvent; side: Side; name: string };

/** What happened to the application, between the messages and quieter than they are (chat.4). */
export function EventLine({ event, side, name }: Props) {
  const format = useFormat();
  return (
    <li className="mx-auto my-2 grid max-w-form justify-items-center gap-2 px-4 text-center text-small text-soft">
      <p>
        <EventText event={event} side={side} name={name} />{' '}
        <time dateTime={event.at} className="whitespace-nowrap text-faint tabular-nums">
          {format.time(event.at)}
        </time>
      </p>
      {event.text && (
        <blockquote className="w-full rounded-card border border-line bg-sheet px-4 py-3 text-start whitespace-pre-line text-ink">
          {event.text}
        </blockquote>
      )}
    </li>
  );
}

function EventText({ event, side, name }: Props) {
  const mine = side === 'talent';
  switch (event.type) {
    case 'applied':
      return mine ? (
        <Trans>
          You applied, received nr. <span className="whitespace-nowrap">{event.receipt}</span>.
        </Trans>
      ) : (
        <Trans>
          {name} applied, nr. <span className="whitespace-nowrap">{event.receipt}</span>.
        </Trans>
      );
    case 'accepted':
      return mine ? <Trans>{name} invites you to talk.</Trans> : <Trans>You invited {name} to talk.</Trans>;
    case 'rejected':
      return mine ? <Trans>{name} answered with a no.</Trans> : <Trans>You answered with a no.</Trans>;
    case 'withdrawn':
      return mine ? (
        <Trans>You withdrew your application.</Trans>
      ) : (
        <Trans>{name} withdrew the application.</Trans>
      );
    case 'closed':
      return mine ? <Trans>Your application has ended.</Trans> : <Trans>The job was closed.</Trans>;
  }
}
