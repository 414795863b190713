import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconDrawing } from './icon.tsx';

export type Segment<Value extends string> = { value: Value; label: ReactNode; icon?: IconDrawing };

type Props<Value extends string> = {
  /** Name of the choice. */
  legend: ReactNode;
  hideLegend?: boolean;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Segments of one width that fill the line. */
  wide?: boolean;
};

/** One of a few, all of them in sight. Arrow keys move the choice, as in any group of radio buttons. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { legend, hideLegend = false, segments, value, onChange, wide = false } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-small font-semibold'}>{legend}</legend>
      <div
        className={classNames(
          'max-w-full auto-cols-fr grid-flow-col gap-1 overflow-x-auto rounded-card border border-line bg-well p-1',
          wide ? 'grid' : 'inline-grid',
        )}
      >
        {segments.map((segment) => (
          <label key={segment.value} className="segment">
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              className="sr-only"
            />
            {segment.icon && <Icon of={segment.icon} />}
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
