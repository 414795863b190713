import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useId, useState } from 'react';
import { APPOINTMENT, TEXT_MAX } from '../../../contract/limits.ts';
import { useClock } from '../../i18n/clock.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { localTime, type Plan, planKey } from './appointment-plan.ts';
import { useLengthText } from './use-length-text.ts';
import { useSendMessage } from './use-send-message.ts';

type Props = { chat: Chat; onClose: () => void; onSent: () => void };

const EMPTY: Plan = { text: '', place: '', minutes: 30, times: [''] };
const LENGTHS = [15, 30, 45, 60, 90, 120, 240, 480];

/** Suggests up to three times. Entries are kept as a draft until they are sent. */
export function AppointmentSheet(props: Props) {
  const draft = useKeptDraft<Plan>(planKey(props.chat._id));
  return draft.kept === undefined ? null : <Form {...props} draft={draft} kept={draft.kept ?? EMPTY} />;
}

type FormProps = Props & { draft: ReturnType<typeof useKeptDraft<Plan>>; kept: Plan };

function Form({ chat, onClose, onSent, draft, kept }: FormProps) {
  const { t } = useLingui();
  const id = useId();
  const clock = useClock();
  const lengthText = useLengthText();
  const send = useSendMessage(chat);
  const [plan, setPlan] = useState(kept);
  const [problem, setProblem] = useState<'text' | 'times' | 'store' | null>(null);
  const change = (some: Partial<Plan>) => {
    const next = { ...plan, ...some };
    setPlan(next);
    setProblem(null);
    draft.save(next);
  };
  const setTime = (at: number, value: string) =>
    change({ times: plan.times.map((time, place) => (place === at ? value : time)) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const times = [...new Set(plan.times.filter((time) => time !== ''))]
      .map((time) => new Date(time))
      .sort(byTime);
    if (plan.text.trim() === '') return setProblem('text');
    if (times.length === 0 || times.some((time) => time <= clock())) return setProblem('times');
    await draft.finish();
    try {
      await send(
        {
          text: plan.text.trim(),
          appointment: {
            step: 'proposed',
            times: times.map((time) => time.toISOString()),
            minutes: plan.minutes,
            place: plan.place.trim(),
          },
        },
        planKey(chat._id),
      );
      onClose();
      onSent();
    } catch {
      draft.resume();
      setProblem('store');
    }
  };

  return (
    <Sheet
      open
      sticky
      onClose={onClose}
      title={<Trans>Suggest an appointment</Trans>}
      actions={
        <Button type="submit" form={id} wide>
          <Trans>Send the suggestion</Trans>
        </Button>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TextField
          label={t`What is it for?`}
          placeholder={t`Getting to know each other`}
          maxLength={TEXT_MAX.title}
          value={plan.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          error={problem === 'text' && <Trans>Write in a few words what it is for.</Trans>}
        />
        <div className="grid gap-3">
          {plan.times.map((time, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a time has no identity beyond its place
              key={at}
              label={t`Time ${at + 1}`}
              optional={at > 0}
              hint={at === 0 && <Trans>On your clock. {chat.name} reads it in their own time zone.</Trans>}
              error={at === 0 && problem === 'times' && <Trans>Choose a time that is still to come.</Trans>}
            >
              {(control) => (
                <input
                  {...control}
                  type="datetime-local"
                  step={300}
                  min={localTime(clock())}
                  value={time}
                  onChange={(event) => setTime(at, event.currentTarget.value)}
                  className="control tabular-nums"
                />
              )}
            </Field>
          ))}
          {plan.times.length < APPOINTMENT.timesMax && (
            <div>
              <Button variant="quiet" icon={Plus} onClick={() => change({ times: [...plan.times, ''] })}>
                <Trans>Another time to choose from</Trans>
              </Button>
            </div>
          )}
        </div>
        <Select
          label={t`How long?`}
          value={plan.minutes}
          onChange={(event) => change({ minutes: Number(event.currentTarget.value) })}
        >
          {LENGTHS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {lengthText(minutes)}
            </option>
          ))}
        </Select>
        <TextField
          label={t`Where?`}
          optional
          hint={<Trans>An address, a phone number or the name of a video call.</Trans>}
          maxLength={TEXT_MAX.place}
          value={plan.place}
          onChange={(event) => change({ place: event.currentTarget.value })}
        />
        {(problem === 'store' || draft.failed) && (
          <p role="alert" className="text-small font-medium text-danger">
            <Trans>This device could not keep it. Nothing was sent. Try again.</Trans>
          </p>
        )}
      </form>
    </Sheet>
  );
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime();
