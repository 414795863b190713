import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '../../../contract/entities/conversation.ts';
import { messageStep } from '../../i18n/state-lines.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { messageElementId } from './message-bubble.tsx';
import { answerRefusal } from './message-refusal.ts';
import type { MessageEntry } from './stream-items.ts';
import { StreamRule } from './stream-rule.tsx';
import { useWriter } from './use-writer.ts';

type Props = { chat: Chat; message: Message; entry: MessageEntry | undefined };

/** That somebody took a time, or called an appointment off: across the stream, with the truth about one's own. */
export function AppointmentAnswer({ chat, message, entry }: Props) {
  const { i18n } = useLingui();
  const { discard } = useSync();
  const step = messageStep(message, entry, 0);
  return (
    <>
      <StreamRule id={messageElementId(message._id)}>
        <span className="text-center text-balance">
          <Words chat={chat} message={message} />
        </span>
      </StreamRule>
      {message.seq === null && (
        <li className="grid justify-items-center">
          <StateDot state={step.state} label={i18n._(step.label)} />
          {step.state === 'refused' && entry && (
            <div className="grid max-w-form justify-items-center gap-2 pt-1 text-center">
              <p className="text-small text-danger">{i18n._(answerRefusal(entry.refusal))}</p>
              <Button variant="quiet" onClick={() => void discard(entry.id)}>
                <Trans>OK</Trans>
              </Button>
            </div>
          )}
        </li>
      )}
    </>
  );
}

function Words({ chat, message }: Pick<Props, 'chat' | 'message'>) {
  const format = useFormat();
  const { name, isMe } = useWriter(chat)(message);
  const { step, times: [time] = [] } = message.appointment ?? {};
  if (step === 'taken' && time) {
    const when = format.deadlineTime(time);
    return isMe ? (
      <Trans>You chose {when}</Trans>
    ) : (
      <Trans>
        {name} chose {when}
      </Trans>
    );
  }
  if (step === 'declined')
    return isMe ? (
      <Trans>You said no to the appointment</Trans>
    ) : (
      <Trans>{name} said no to the appointment</Trans>
    );
  return isMe ? <Trans>You withdrew the appointment</Trans> : <Trans>{name} withdrew the appointment</Trans>;
}
