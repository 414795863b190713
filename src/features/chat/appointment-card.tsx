import { Trans, useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useState } from 'react';
import type { Message } from '../../../contract/entities/conversation.ts';
import { endOf, mayStep } from '../../../contract/policy/appointment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import type { Appointment } from '../../replica/queries/message-window.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useAnswerAppointment } from './use-answer-appointment.ts';
import { useLengthText } from './use-length-text.ts';
import { useWriter } from './use-writer.ts';

const loadFile = () => import('./appointment-file.ts');

type Props = {
  chat: Chat;
  appointment: Appointment;
  /** Something can be written here. */
  mayAnswer: boolean;
};

/** A proposed appointment: its times, one tap to take one, and what has become of it (chat.4). */
export function AppointmentCard({ chat, appointment: { proposal, state }, mayAnswer }: Props) {
  const { t } = useLingui();
  const lengthText = useLengthText();
  const now = useNow();
  const answer = useAnswerAppointment(chat, proposal);
  const { times = [], minutes = 0, place = '' } = proposal.appointment ?? {};
  const own = proposal.side === chat.side;
  const isToCome = endOf(proposal, state.time) > now;
  const may = (to: Parameters<typeof mayStep>[1]) =>
    mayAnswer && isToCome && proposal.seq !== null && mayStep(state.step, to, own);
  const isAgreed = state.step === 'taken' && state.answer?.seq != null;
  const isOff = state.step === 'declined' || state.step === 'withdrawn';
  const end = own ? 'withdrawn' : 'declined';
  const [noFile, setNoFile] = useState(false);
  // Ahead of the tap, which may come in a tunnel.
  useEffect(() => {
    if (isToCome) void loadFile().catch(() => undefined);
  }, [isToCome]);
  const toCalendar = async (time: string) => {
    try {
      const { appointmentFile } = await loadFile();
      saveFile(
        appointmentFile({ proposal, time, with: chat.name, stamp: new Date(now) }),
        t`appointment.ics`,
      );
      setNoFile(false);
    } catch {
      setNoFile(true);
    }
  };
  return (
    <div
      className={classNames(
        'w-full max-w-[20rem] overflow-hidden rounded-card border bg-sheet',
        proposal.seq === null ? 'border-dashed border-edge' : 'border-line',
      )}
    >
      <div className="grid gap-0.5 px-3.5 py-2.5">
        <p className="flex gap-2 font-bold wrap-anywhere">
          <Icon of={CalendarClock} className="mt-[0.2em] shrink-0 text-accent" />
          {proposal.text}
        </p>
        <p className="text-small text-soft">{lengthText(minutes)}</p>
        {place !== '' && (
          <p className="flex gap-1.5 text-small text-soft wrap-anywhere">
            <Icon of={MapPin} size="sm" className="mt-[0.25em] shrink-0" />
            {place}
          </p>
        )}
      </div>
      <ul aria-label={t`Times`}>
        {times.map((time) => {
          const isOver = Date.parse(time) <= now;
          const isTaken = time === state.time && !isOff;
          return (
            <li key={time} className="border-t border-line">
              {may('taken') && !isOver ? (
                <button
                  type="button"
                  onClick={() => void answer('taken', time)}
                  className="flex min-h-11 w-full items-center justify-between gap-3 px-3.5 py-2 text-start motion-colors hover:bg-accent-wash"
                >
                  <When time={time} />
                  <span className="text-small font-semibold text-accent">
                    <Trans>Choose</Trans>
                  </span>
                </button>
              ) : (
                <p
                  className={classNames(
                    'flex min-h-11 items-center justify-between gap-3 px-3.5 py-2',
                    isTaken ? 'font-bold' : 'text-faint',
                    isOff && time === state.time && 'line-through',
                  )}
                >
                  <When time={time} />
                  {isTaken && <Icon of={Check} className="text-accent" />}
                  {isOver && !isTaken && (
                    <span className="text-note">
                      <Trans>over</Trans>
                    </span>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {state.answer && <Decided chat={chat} answer={state.answer} />}
      {isOff && !state.answer && (
        <p className="border-t border-line px-3.5 py-2 text-small text-soft">
          <Trans>Called off, because the application has ended.</Trans>
        </p>
      )}
      {noFile && (
        <p role="alert" className="px-3.5 pb-2 text-small text-soft">
          <Trans>The file for your calendar needs the network once. Try again when you are online.</Trans>
        </p>
      )}
      {(may(end) || isAgreed) && (
        <div className="grid border-t border-line">
          {isAgreed && state.time && (
            <Button variant="bare" icon={CalendarPlus} onClick={() => void toCalendar(state.time as string)}>
              <Trans>Put it in my calendar</Trans>
            </Button>
          )}
          {may(end) && (
            <Button variant="bare" onClick={() => void answer(end)}>
              {state.step === 'taken' ? (
                <Trans>Call it off</Trans>
              ) : own ? (
                <Trans>Withdraw it</Trans>
              ) : (
                <Trans>None of these</Trans>
              )}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function When({ time }: { time: string }) {
  const format = useFormat();
  return (
    <time dateTime={time} className="tabular-nums">
      {format.deadlineTime(time)}
    </time>
  );
}

/** Who decided, and when. */
function Decided({ chat, answer }: { chat: Chat; answer: Message }) {
  const format = useFormat();
  const { name, isMe } = useWriter(chat)(answer);
  const when = format.deadlineTime(answer.serverAt ?? answer.clientAt);
  const step = answer.appointment?.step;
  return (
    <p className="border-t border-line px-3.5 py-2 text-small text-soft">
      {step === 'taken' &&
        (isMe ? (
          <Trans>Chosen by you, {when}</Trans>
        ) : (
          <Trans>
            Chosen by {name}, {when}
          </Trans>
        ))}
      {step === 'declined' &&
        (isMe ? (
          <Trans>You said no, {when}</Trans>
        ) : (
          <Trans>
            {name} said no, {when}
          </Trans>
        ))}
      {step === 'withdrawn' &&
        (isMe ? (
          <Trans>Withdrawn by you, {when}</Trans>
        ) : (
          <Trans>
            Withdrawn by {name}, {when}
          </Trans>
        ))}
    </p>
  );
}
