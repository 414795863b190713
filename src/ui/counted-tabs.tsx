import { useEffect, useRef } from 'react';

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
  const row = useRef<HTMLFieldSetElement>(null);
  // Sideways only: the page stays where it was read.
  useEffect(() => {
    const edge = row.current?.getBoundingClientRect();
    const chosen = row.current?.querySelector(`[value="${value}"]`)?.parentElement?.getBoundingClientRect();
    if (!edge || !chosen) return;
    row.current?.scrollBy(Math.max(0, chosen.right - edge.right) + Math.min(0, chosen.left - edge.left), 0);
  }, [value]);
  return (
    <fieldset ref={row} className="scroll-row min-w-0">
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
