import { useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { Chat } from '../../replica/queries/chat.ts';
import { Icon } from '../../ui/icon.tsx';

/** An appointment is between a company and somebody it talks to. */
export function mayPropose({ conversation }: Chat): boolean {
  return (
    conversation !== undefined &&
    conversation.kind !== 'support' &&
    conversation.participants.some(({ side }) => side === 'talent')
  );
}

/** The way from the composer to an appointment. */
export function ProposeAppointment({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Suggest an appointment`}
      title={t`Suggest an appointment`}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="-ms-2 grid size-12 shrink-0 place-items-center rounded-full text-soft motion-colors hover:bg-well hover:text-ink"
    >
      <Icon of={CalendarPlus} size="lg" />
    </button>
  );
}
