import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Message } from '../../../contract/entities/conversation.ts';
import type { Step } from '../../i18n/state-lines.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { classNames } from '../../ui/class-names.ts';
import { StateDot } from '../../ui/state-dot.tsx';
import { WithNumbers } from '../../ui/with-numbers.tsx';
import { writtenAt } from './stream-items.ts';

type Props = {
  message: Message;
  /** Of the reader's own side: stands on the right. */
  ours: boolean;
  /** Who wrote it; shown where a colleague did, and always told to those who only hear it. */
  sender: string;
  colleague: boolean;
  startsRun: boolean;
  /** Null for messages of the other side. */
  step: Step | null;
  /** Time and state are written below it. */
  tells: boolean;
  /** Stands in place of its words. */
  card?: ReactNode;
  /** The message that it answers. */
  quote?: ReactNode;
  /** How others have answered it with one sign. */
  reactions?: ReactNode;
  /** What can be done about it. */
  menu?: ReactNode;
  /** Why to be careful with it. */
  hint?: ReactNode;
  /** Its files. */
  files?: ReactNode;
  /** What can be done about a message that was not sent. */
  wayOut?: ReactNode;
};

/** Where a message is found in the document: quotes lead there. */
export function messageElementId(id: string): string {
  return `message-${id}`;
}

/** One message, as wide as its words. Links stay text: nobody is led away from here by a tap. */
export function MessageBubble(props: Props) {
  const { message, ours, sender, colleague, startsRun, step, tells, wayOut } = props;
  const { card, quote, reactions, menu, hint, files } = props;
  const { t } = useLingui();
  return (
    <li
      id={messageElementId(message._id)}
      tabIndex={-1}
      className={classNames(
        'group grid',
        startsRun ? 'mt-3' : 'mt-1',
        ours ? 'justify-items-end' : 'justify-items-start',
      )}
    >
      <span className="sr-only">{ours && !colleague ? t`You wrote:` : t`${sender} wrote:`}</span>
      {colleague && startsRun && (
        <span aria-hidden="true" className="mb-0.5 px-1 text-note font-semibold text-faint">
          {sender}
        </span>
      )}
      {!message.deletedAt && quote}
      {!message.deletedAt && files}
      <div className={classNames('flex w-full items-start gap-0.5 empty:hidden', ours && 'flex-row-reverse')}>
        {card}
        {!card && (message.deletedAt || message.text !== '') && (
          <p
            dir={message.deletedAt ? undefined : 'auto'}
            className={classNames(
              'w-fit max-w-[min(34rem,84%)] rounded-card px-3.5 py-2 leading-normal whitespace-pre-wrap wrap-anywhere hyphens-none',
              ours ? 'bg-accent-wash text-ink' : 'border border-line bg-sheet',
              ours ? 'rounded-ee-[0.25rem]' : 'rounded-es-[0.25rem]',
              message.seq === null && ours && 'motion-settle',
            )}
          >
            <Words message={message} />
          </p>
        )}
        {menu}
      </div>
      {reactions}
      {hint}
      <Below message={message} step={step} tells={tells} />
      {wayOut}
    </li>
  );
}

function Words({ message: { deletedAt, text } }: Pick<Props, 'message'>) {
  if (!deletedAt) return <WithNumbers text={text} />;
  return (
    <span className="text-faint">
      <Trans>This message was deleted.</Trans>
    </span>
  );
}

/** Quiet time, and the truth about one's own message. Those who only hear it hear it for each one. */
function Below({ message, step, tells }: Pick<Props, 'message' | 'step' | 'tells'>) {
  const { i18n } = useLingui();
  const format = useFormat();
  const at = writtenAt(message);
  return (
    <span className={tells ? 'mt-1 flex items-center gap-2 px-1' : 'sr-only'}>
      <time dateTime={at} className="text-note text-faint tabular-nums">
        {format.time(at)}
      </time>
      {step && <StateDot state={step.state} label={i18n._(step.label)} />}
    </span>
  );
}
