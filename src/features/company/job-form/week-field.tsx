import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Shift, Weekday } from '../../../../contract/entities/working-conditions.ts';
import { WEEK, workDays } from '../../../../contract/law/week.ts';
import { WEEKDAY_LABEL, WEEKDAY_SHORT } from '../../../i18n/law-labels.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useJobFields } from './use-job-fields.ts';
import { addShifts, inOrder, SHIFTS_MAX } from './week-edit.ts';
import { WeekGrid } from './week-grid.tsx';

/** The usual week: drawn, typed, or both (createjob.5). */
export function WeekField() {
  const { i18n } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const { field } = useController({ control: form.control, name: 'shifts' });
  const [chosen, setChosen] = useState<number | null>(null);
  const shifts = field.value;
  const change = (next: readonly Shift[]) =>
    form.setValue('shifts', [...next], {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const error = errorOf('shifts');
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.5 text-small font-semibold">{label('shifts')}</legend>
      <p className="-mt-4 text-small text-soft">
        <Trans>Add the times of a usual week. With a mouse you can draw and pull them.</Trans>
      </p>
      {error && <p className="text-small font-medium text-danger">{error}</p>}
      <WeekGrid shifts={shifts} onChange={change} chosen={chosen} onChoose={setChosen} />
      {shifts.length > 0 && (
        <ul className="grid gap-2">
          {shifts.map((shift, index) => (
            <ShiftRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a shift has no other identity, and is controlled
              key={index}
              shift={shift}
              name={i18n._(WEEKDAY_LABEL[shift.day])}
              onChange={(next) => change(shifts.with(index, next))}
              onBlur={() => change(inOrder(shifts))}
              onRemove={() => {
                change(shifts.toSpliced(index, 1));
                setChosen(null);
              }}
            />
          ))}
        </ul>
      )}
      {shifts.length < SHIFTS_MAX && (
        <NewShift onAdd={(days, start, end) => change(addShifts(shifts, days, start, end))} />
      )}
      <WeekSum shifts={shifts} />
    </fieldset>
  );
}

type RowProps = {
  shift: Shift;
  name: string;
  onChange: (shift: Shift) => void;
  onBlur: () => void;
  onRemove: () => void;
};

function ShiftRow({ shift, name, onChange, onBlur, onRemove }: RowProps) {
  const { t } = useLingui();
  const { start, end } = shift;
  const time = (edge: 'start' | 'end', label: string) => (
    <input
      type="time"
      step={900}
      required
      value={shift[edge]}
      aria-label={label}
      onChange={(event) =>
        event.currentTarget.value && onChange({ ...shift, [edge]: event.currentTarget.value })
      }
      onBlur={onBlur}
      className="control w-auto min-w-0 tabular-nums"
    />
  );
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-sheet ps-4 pe-1 py-1">
      <span className="min-w-24 flex-1 font-semibold">{name}</span>
      {time('start', t`${name}: from`)}
      <span className="text-small text-soft">
        <Trans context="from … to, of times">to</Trans>
      </span>
      {time('end', t`${name}: to`)}
      <IconButton name={t`Remove ${name}, ${start} to ${end}`} icon={Trash} onClick={onRemove} />
    </li>
  );
}

/** Days and times, for a thumb and for a keyboard. */
function NewShift({ onAdd }: { onAdd: (days: Weekday[], start: string, end: string) => void }) {
  const { t, i18n } = useLingui();
  const [days, setDays] = useState<Weekday[]>([]);
  const [start, setStart] = useState('09:00');
  const [end, setEnd] = useState('13:00');
  const ready = days.length > 0 && start !== '' && end !== '' && start !== end;
  return (
    <div className="grid gap-3 rounded-card bg-well p-4">
      <ChoiceTiles
        legend={t`Days`}
        several
        tiles={WEEK.map((day) => ({ value: day, label: i18n._(WEEKDAY_SHORT[day]) }))}
        chosen={days}
        onChange={setDays}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t`From`}>
          {(control) => (
            <input
              {...control}
              type="time"
              step={900}
              value={start}
              onChange={(event) => setStart(event.currentTarget.value)}
              className="control tabular-nums"
            />
          )}
        </Field>
        <Field label={t({ message: 'To', context: 'end of a time' })}>
          {(control) => (
            <input
              {...control}
              type="time"
              step={900}
              value={end}
              onChange={(event) => setEnd(event.currentTarget.value)}
              className="control tabular-nums"
            />
          )}
        </Field>
        <Button
          variant="quiet"
          icon={Plus}
          disabled={!ready}
          onClick={() => {
            onAdd(days, start, end);
            setDays([]);
          }}
        >
          <Trans>Add shift</Trans>
        </Button>
      </div>
    </div>
  );
}

function WeekSum({ shifts }: { shifts: readonly Shift[] }) {
  const format = useFormat();
  const days = workDays(shifts);
  if (days.length === 0) return null;
  const hours = (minutes: number) => format.number(minutes / 60, 2);
  const week = hours(days.reduce((sum, { worked }) => sum + worked, 0));
  const longest = hours(Math.max(...days.map(({ worked }) => worked)));
  return (
    <p role="status" className="text-small text-soft tabular-nums">
      <Trans>{week} hours a week without breaks</Trans>
      {' · '}
      <Plural value={days.length} one="# day" other="# days" />
      {' · '}
      <Trans>longest day {longest} hours</Trans>
    </p>
  );
}
