import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KnownPlace } from './place-match.ts';

export function placeOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

type Props = {
  id: string;
  places: readonly KnownPlace[];
  /** The one the arrow keys are on; -1 where it is none. */
  active: number;
  onChoose: (place: KnownPlace) => void;
};

/** What the place field proposes. The field keeps the focus and hears the keys. */
export function PlaceOptions({ id, places, active, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t`Places with jobs`}
      hidden={places.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded-card bg-sheet p-1.5 shadow-raised"
    >
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above keeps the focus and hears the keys
        <div
          key={place.label}
          id={placeOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-inner px-3 hover:bg-well aria-selected:bg-accent-wash"
          // The field must not lose the focus before the tap has arrived.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <span>{place.label}</span>
          <span className="text-note tabular-nums text-faint">
            {t`${plural(place.jobs, { one: '# job', other: '# jobs' })}`}
          </span>
        </div>
      ))}
    </div>
  );
}
