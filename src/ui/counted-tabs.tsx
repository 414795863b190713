type Props<Key extends string> = {
  /** What the parts are parts of, for screen readers. */
  legend: string;
  name: string;
  parts: readonly { key: Key; label: string; count: number }[];
  value: Key;
  onChange: (key: Key) => void;
};

/** The parts of a list, one of them shown, each with its number. */
export function CountedTabs<Key extends string>({ legend, name, parts, value, onChange }: Props<Key>) {
  return (
    <fieldset className="scroll-row min-w-0">
      <legend className="sr-only">{legend}</legend>
      {parts.map(({ key, label, count }) => (
        <label key={key} className="segment relative shrink-0 border-line! has-checked:border-accent!">
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
            className="sr-only"
          />
          <span className="whitespace-nowrap">{label}</span>
          <span className="tabular-nums text-faint">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
