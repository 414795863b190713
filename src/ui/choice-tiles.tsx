import { type ReactNode, useId } from 'react';

export type Tile<Value extends string> = { value: Value; label: ReactNode };

type Props<Value extends string> = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  tiles: readonly Tile<Value>[];
  chosen: readonly Value[];
  /** Several can be chosen. */
  several?: boolean;
  onChange: (chosen: Value[]) => void;
};

/** A choice among a few words, all of them in sight; wraps where a segmented control would not fit. */
export function ChoiceTiles<Value extends string>(props: Props<Value>) {
  const { legend, hint, error, tiles, chosen, several = false, onChange } = props;
  const name = useId();
  const toggle = (value: Value) =>
    several && chosen.includes(value)
      ? chosen.filter((other) => other !== value)
      : [...(several ? chosen : []), value];
  return (
    <fieldset className="grid gap-1.5" aria-describedby={hint || error ? `${name}-told` : undefined}>
      <legend className="mb-1.5 text-small font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {tiles.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center rounded-card border border-edge bg-sheet px-4 py-1.5 text-small font-semibold motion-colors hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChange(toggle(value))}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {(hint || error) && (
        <div id={`${name}-told`} className="text-small">
          {hint && <p className="text-soft">{hint}</p>}
          {error && <p className="font-medium text-danger">{error}</p>}
        </div>
      )}
    </fieldset>
  );
}
