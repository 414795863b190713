import { useLingui } from '@lingui/react/macro';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { endOf } from '../../../contract/policy/appointment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { MessageWindow } from '../../replica/queries/message-window.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  appointments: MessageWindow['appointments'];
  /** To the message that proposed it. */
  onJump: (messageId: string) => void;
};

/** The reminder in the conversation itself: the next appointment that was taken, until it is over. */
export function NextAppointment({ appointments, onJump }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const [next] = [...appointments.values()]
    // One that was taken on this device alone may still be lost to somebody else.
    .flatMap(({ proposal, state: { step, time, answer } }) =>
      step === 'taken' && time !== null && answer?.seq != null ? [{ proposal, time }] : [],
    )
    .filter(({ proposal, time }) => endOf(proposal, time) > now)
    .toSorted((a, b) => a.time.localeCompare(b.time));
  if (!next) return null;
  const { proposal, time } = next;
  return (
    <button
      type="button"
      title={t`Go to the appointment`}
      onClick={() => onJump(proposal._id)}
      className="flex min-h-11 items-center gap-2.5 border-b border-line bg-well px-4 py-1.5 text-start text-small motion-colors hover:bg-accent-wash desk:px-5"
    >
      <Icon of={CalendarCheck} className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1 truncate" dir="auto">
        {proposal.text}
      </span>
      <time dateTime={time} className="shrink-0 font-semibold tabular-nums">
        {format.deadlineTime(time)}
      </time>
    </button>
  );
}
