import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type KnownPlace, placeNamed, placesLike } from './place-match.ts';
import { PlaceOptions, placeOptionId } from './place-options.tsx';

type Props = {
  /** Places that have jobs, most first. */
  places: readonly KnownPlace[];
  chosen: string | null;
  onChoose: (place: KnownPlace | null) => void;
};

/** Where to look: typed, or taken from the places that have jobs. */
export function PlaceField({ places, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const [known, setKnown] = useState(chosen);
  const [text, setText] = useState(chosen ?? '');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [unknown, setUnknown] = useState<string | null>(null);
  // Chosen or taken off elsewhere: by a chip, by the way back.
  if (known !== chosen) {
    setKnown(chosen);
    setText(chosen ?? '');
    setUnknown(null);
  }
  const proposed = open ? placesLike(places, text === chosen ? '' : text) : [];

  const choose = (place: KnownPlace | null) => {
    setText(place?.label ?? '');
    setUnknown(null);
    setOpen(false);
    setActive(-1);
    if ((place?.label ?? null) !== chosen) onChoose(place);
  };
  const accept = () => {
    if (text.trim() === '') return choose(null);
    if (text.trim() === chosen) return setOpen(false);
    const meant = placeNamed(places, text);
    if (meant) return choose(meant);
    setOpen(false);
    setUnknown(text.trim());
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !open) setOpen(true);
    else if (step && proposed.length > 0) {
      setActive((active + step + proposed.length) % proposed.length);
    } else if (event.key === 'Enter') {
      const place = proposed[active];
      if (place) choose(place);
      else accept();
    } else if (event.key === 'Escape' && open) setOpen(false);
    else return;
    // Also keeps Escape from closing the sheet around the field.
    event.preventDefault();
  };

  return (
    <Field
      label={t`Place`}
      hint={chosen ? t`Remote jobs are always among them.` : t`Without a place you see jobs from everywhere.`}
      error={unknown && t`No job on this device is in “${unknown}”. Choose a place from the list.`}
    >
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-expanded={proposed.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={
              active >= 0 && proposed[active] ? placeOptionId(listId, active) : undefined
            }
            value={text}
            className="control pe-12"
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setOpen(true);
              setActive(-1);
              setUnknown(null);
            }}
            onKeyDown={press}
            onBlur={() => {
              setOpen(false);
              accept();
            }}
          />
          {text && (
            <div className="absolute end-0.5 top-1/2 -translate-y-1/2">
              <IconButton name={t`Clear the place`} icon={X} onClick={() => choose(null)} />
            </div>
          )}
          <PlaceOptions id={listId} places={proposed} active={active} onChoose={choose} />
        </div>
      )}
    </Field>
  );
}
