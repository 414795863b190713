import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { addDays, dayOf } from '../../../contract/calendar-day.ts';
import { REMINDER_DAYS, TEXT_MAX } from '../../../contract/limits.ts';
import { useClock } from '../../i18n/clock.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { type Kept, useTracking } from './use-tracking.ts';

type Props = { kept: Kept; onClose: () => void };
/** `from` is what was kept when the writing began: only what differs from it is changed. */
type Written = { note: string; day: string; from?: Kept };

/** The hour of a day at which somebody is reminded, by the device's clock. */
const REMIND_AT = '09:00';

/** A note and a reminder about an application, for oneself alone (user.6). */
export default function NoteSheet({ kept, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const clock = useClock();
  const today = dayOf(clock());
  const saving = useSaving();
  const { save } = useTracking();
  const key = `tracking-note:${kept._id}`;
  const draft = useKeptDraft<Written>(key);
  const [typed, setTyped] = useState<Written>();
  const [wrong, setWrong] = useState(false);
  if (draft.kept === undefined) return null;
  const from = typed?.from ?? draft.kept?.from ?? kept;
  const before = { note: from.note, day: from.remindAt === null ? '' : dayOf(from.remindAt) };
  const { note, day } = typed ?? draft.kept ?? before;
  const write = (next: Partial<Written>) => {
    const written = { note, day, from, ...next };
    setTyped(written);
    draft.save(written);
  };
  const tomorrow = addDays(today, 1);
  const last = addDays(today, REMINDER_DAYS - 1);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const moved = day !== before.day;
    setWrong(moved && day !== '' && (day < tomorrow || day > last));
    if ((moved && day !== '' && (day < tomorrow || day > last)) || note.length > TEXT_MAX.note) return;
    const remindAt = moved
      ? day === ''
        ? null
        : new Date(`${day}T${REMIND_AT}`).toISOString()
      : from.remindAt;
    await draft.finish();
    if (await saving(() => save({ ...from, note, remindAt }, from, key))) {
      await draft.drop();
      onClose();
    } else draft.resume();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      sticky
      title={t`Note and reminder`}
      actions={
        <Button type="submit" form={id}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextArea
          label={t({ message: 'Your note', context: 'for oneself alone' })}
          hint={t`Only you see it. The company does not.`}
          optional
          rows={4}
          limit={TEXT_MAX.note}
          value={note}
          onChange={(event) => write({ note: event.target.value })}
        />
        <DateField
          label={t`Remind me on`}
          hint={t`You get a notification at nine in the morning.`}
          optional
          min={tomorrow}
          max={last}
          value={day}
          error={wrong && t`Choose a day from tomorrow on, within a year.`}
          onChange={(event) => write({ day: event.target.value })}
        />
      </form>
    </Sheet>
  );
}
