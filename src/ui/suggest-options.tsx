import type { ReactNode } from 'react';

/** Something a text may mean. `key`: its own among those of one field. */
export type Suggestion = { key: string; label: string; note?: ReactNode };

export function suggestOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

type Props = {
  id: string;
  name: string;
  suggestions: readonly Suggestion[];
  /** The one the arrow keys are on; -1 where it is none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
};

/** Suggestions of a field. The field keeps the focus and handles the keys. */
export function SuggestOptions({ id, name, suggestions, active, onChoose }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={name}
      hidden={suggestions.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded-card bg-sheet p-1.5 shadow-raised"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above keeps the focus and handles the keys
        <div
          key={suggestion.key}
          id={suggestOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-inner px-3 hover:bg-well aria-selected:bg-accent-wash"
          // The field must not lose the focus before the tap has arrived.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span>{suggestion.label}</span>
          {suggestion.note && <span className="text-note tabular-nums text-faint">{suggestion.note}</span>}
        </div>
      ))}
    </div>
  );
}
