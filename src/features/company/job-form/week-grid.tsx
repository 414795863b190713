import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useRef, useState } from 'react';
import type { Shift } from '../../../../contract/entities/working-conditions.ts';
import { YOUTH } from '../../../../contract/law/minor-rules.ts';
import { endMinute, minutesOfDay, timeOfMinutes, WEEK } from '../../../../contract/law/week.ts';
import { WEEKDAY_LABEL, WEEKDAY_SHORT } from '../../../i18n/law-labels.ts';
import { addShifts, drawnHours, keyOnShift, moveShift, resizeShift, snap } from './week-edit.ts';

type Props = {
  shifts: readonly Shift[];
  onChange: (shifts: Shift[]) => void;
  /** The one whose times stand below. */
  chosen: number | null;
  onChoose: (index: number | null) => void;
};

/** Height of an hour. */
const HOUR_PX = 15;
/** What is drawn with one stroke at least. */
const SHORTEST = 30;

type Drag = { index: number; part: 'all' | 'start' | 'end'; from: number; shift: Shift };

/**
 * The usual week with its shifts. A mouse draws, moves and pulls; arrows move the shift that has the focus, with Shift
 * its end, Delete takes it away. A finger scrolls past it and uses the fields below.
 */
export function WeekGrid({ shifts, onChange, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [drawing, setDrawing] = useState<Shift | null>(null);
  const { from, to } = drawnHours(shifts);
  const height = (to - from) * HOUR_PX;
  const minuteAt = (clientY: number) => {
    const top = box.current?.getBoundingClientRect().top ?? 0;
    return snap(((clientY - top) / HOUR_PX) * 60 + from * 60);
  };
  const put = (index: number, next: Shift) => onChange(shifts.with(index, next));

  const begin = (event: PointerEvent, index: number, part: Drag['part']) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { index, part, from: minuteAt(event.clientY), shift: shifts[index] as Shift };
    onChoose(index);
  };
  const pull = (event: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    const by = minuteAt(event.clientY) - held.from;
    put(held.index, held.part === 'all' ? moveShift(held.shift, by) : resizeShift(held.shift, held.part, by));
  };
  const release = () => {
    drag.current = null;
  };

  const draw = (event: PointerEvent, day: Shift['day']) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = minuteAt(event.clientY);
    setDrawing({ day, start: timeOfMinutes(at), end: timeOfMinutes(at + SHORTEST) });
  };
  const drawOn = (event: PointerEvent) => {
    if (!drawing) return;
    const end = Math.min(Math.max(minuteAt(event.clientY), minutesOfDay(drawing.start) + SHORTEST), to * 60);
    setDrawing({ ...drawing, end: timeOfMinutes(end) });
  };
  const drawn = () => {
    if (!drawing) return;
    const next = addShifts(shifts, [drawing.day], drawing.start, drawing.end);
    onChange(next);
    onChoose(next.findIndex(({ day, start }) => day === drawing.day && start === drawing.start));
    setDrawing(null);
  };

  const place = (shift: Shift) => {
    const start = Math.max(0, minutesOfDay(shift.start) - from * 60);
    const end = Math.min(endMinute(shift), to * 60) - from * 60;
    return { top: (start / 60) * HOUR_PX, height: Math.max(((end - start) / 60) * HOUR_PX, 12) };
  };
  const lines = Array.from({ length: Math.floor((to - from) / 4) + 1 }, (_, at) => from + at * 4);
  const evening = minutesOfDay(YOUTH.clock.value.to) / 60;
  return (
    <div className="grid grid-cols-[2rem_repeat(7,minmax(0,1fr))] text-note tabular-nums">
      <span />
      {WEEK.map((day) => (
        <span key={day} className="pb-1 text-center font-semibold text-soft" aria-hidden="true">
          {i18n._(WEEKDAY_SHORT[day])}
        </span>
      ))}
      <div className="relative" style={{ height }} aria-hidden="true">
        {lines.map((hour) => (
          <span
            key={hour}
            className="absolute end-1 -translate-y-1/2 text-faint"
            style={{ top: (hour - from) * HOUR_PX }}
          >
            {hour}
          </span>
        ))}
      </div>
      <div
        ref={box}
        className="relative col-span-7 grid grid-cols-7 rounded-inner border border-line bg-sheet"
        style={{ height }}
      >
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-0 border-t border-dashed border-edge bg-well"
          style={{ top: (evening - from) * HOUR_PX }}
        />
        {WEEK.map((day) => (
          <div
            key={day}
            className="relative border-line not-first:border-s"
            onPointerDown={(event) => draw(event, day)}
            onPointerMove={drawOn}
            onPointerUp={drawn}
          >
            {drawing?.day === day && (
              <div
                className="absolute inset-x-0.5 rounded-inner bg-accent-wash"
                style={place(drawing)}
                aria-hidden="true"
              />
            )}
          </div>
        ))}
        {shifts.map((shift, index) => {
          const day = i18n._(WEEKDAY_LABEL[shift.day]);
          const { start, end } = shift;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a shift has no other identity, and keeps the focus while it moves
              key={index}
              type="button"
              aria-pressed={chosen === index}
              onClick={() => onChoose(index)}
              onFocus={() => onChoose(index)}
              onKeyDown={(event) => {
                const next = keyOnShift(shift, event.key, event.shiftKey);
                if (next === undefined) return;
                event.preventDefault();
                if (next === null) {
                  onChange(shifts.toSpliced(index, 1));
                  onChoose(null);
                } else put(index, next);
              }}
              onPointerDown={(event) => begin(event, index, 'all')}
              onPointerMove={pull}
              onPointerUp={release}
              className="absolute grid cursor-grab place-content-center overflow-hidden rounded-inner bg-accent text-center leading-tight font-semibold text-on-accent aria-pressed:outline-3 aria-pressed:outline-focus"
              style={{
                ...place(shift),
                insetInlineStart: `calc(${(WEEK.indexOf(shift.day) * 100) / 7}% + 2px)`,
                width: `calc(${100 / 7}% - 4px)`,
              }}
            >
              <Handle at="top" onPointerDown={(event) => begin(event, index, 'start')} />
              <span className="sr-only">{t`${day}, ${start} to ${end}`}</span>
              <span aria-hidden="true">{start}</span>
              <span aria-hidden="true">{end}</span>
              <Handle at="bottom" onPointerDown={(event) => begin(event, index, 'end')} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

function Handle({
  at,
  onPointerDown,
}: {
  at: 'top' | 'bottom';
  onPointerDown: (event: PointerEvent) => void;
}) {
  return (
    <span
      aria-hidden="true"
      onPointerDown={onPointerDown}
      className={`absolute inset-x-0 h-1.5 cursor-ns-resize ${at === 'top' ? 'top-0' : 'bottom-0'}`}
    />
  );
}
