import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type KnownPlace, placeNamed, placesLike } from '../../replica/market/place-match.ts';
import { SuggestField } from '../../ui/suggest-field.tsx';

type Props = {
  /** Places that have jobs, most first. */
  places: readonly KnownPlace[];
  chosen: string | null;
  onChoose: (place: KnownPlace | null) => void;
};

/** Where to look: typed, or taken from the places that have jobs. */
export function PlaceField({ places, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const [known, setKnown] = useState(chosen);
  const [text, setText] = useState(chosen ?? '');
  const [unknown, setUnknown] = useState<string | null>(null);
  // Chosen or taken off elsewhere: by a chip, by the way back.
  if (known !== chosen) {
    setKnown(chosen);
    setText(chosen ?? '');
    setUnknown(null);
  }
  const choose = (place: KnownPlace | null) => {
    setText(place?.label ?? '');
    setUnknown(null);
    if ((place?.label ?? null) !== chosen) onChoose(place);
  };
  const accept = () => {
    if (text.trim() === '') return choose(null);
    if (text.trim() === chosen) return;
    const meant = placeNamed(places, text);
    if (meant) return choose(meant);
    setUnknown(text.trim());
  };
  return (
    <SuggestField
      label={t`Place`}
      hint={chosen ? t`Remote jobs are always among them.` : t`Without a place you see jobs from everywhere.`}
      error={unknown && t`No job on this device is in “${unknown}”. Choose a place from the list.`}
      text={text}
      suggest={() =>
        placesLike(places, text === chosen ? '' : text).map((place) => ({
          key: place.label,
          label: place.label,
          note: t`${plural(place.jobs, { one: '# job', other: '# jobs' })}`,
        }))
      }
      listName={t`Places with jobs`}
      clearName={t`Clear the place`}
      onText={(typed) => {
        setText(typed);
        setUnknown(null);
      }}
      onChoose={({ key }) => choose(places.find(({ label }) => label === key) ?? null)}
      onAccept={accept}
      onClear={() => choose(null)}
    />
  );
}
