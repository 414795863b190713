import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { type KnownPlace, placesLike } from '../../replica/market/place-match.ts';
import { type NamedPlace, PROPOSED, usePlaceFinder } from '../../sync/react/use-place-finder.ts';
import { SuggestField } from '../../ui/suggest-field.tsx';

type Props = {
  /** Places that have jobs on this device, most first. */
  places: readonly KnownPlace[];
  chosen: string | null;
  onChoose: (place: NamedPlace | null) => void;
};

/** Where to look: typed, or taken from the places that have jobs here; with network from all towns and postcodes. */
export function PlaceField({ places, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const [known, setKnown] = useState(chosen);
  const [text, setText] = useState(chosen ?? '');
  const [accepted, setAccepted] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const finder = usePlaceFinder(text, { known: places, chosen });
  const type = (typed: string) => {
    setText(typed);
    setAccepted(null);
    setProblem(null);
  };
  // Chosen or taken off elsewhere: by a chip, by the way back.
  if (known !== chosen) {
    setKnown(chosen);
    type(chosen ?? '');
  }
  const choose = (place: NamedPlace | null) => {
    type(place?.label ?? '');
    if ((place?.label ?? null) !== chosen) onChoose(place);
  };
  const accept = () => {
    const typed = text.trim();
    if (typed === '') choose(null);
    else if (typed !== chosen) setAccepted(typed);
  };
  const tell = useEffectEvent((place: Awaited<ReturnType<typeof finder.find>>) => {
    setAccepted(null);
    const typed = text.trim();
    if (place === 'unknown') setProblem(t`No place is called “${typed}”. Choose one from the list.`);
    else if (place === 'unasked')
      setProblem(
        t`No job on this device is in “${typed}”. Other places need the network. Try again, or choose one from the list.`,
      );
    else choose(place);
  });
  const find = useEffectEvent(() => finder.find());
  useEffect(() => {
    if (accepted === null) return;
    let gone = false;
    void find().then((place) => gone || tell(place));
    return () => {
      gone = true;
    };
  }, [accepted]);
  const isOpen = text === (chosen ?? '');
  /** Those with jobs here come first. */
  const proposed = (): readonly (NamedPlace & { jobs?: number })[] => {
    const here = placesLike(places, isOpen ? '' : text, PROPOSED);
    const elsewhere = finder.proposed().filter(({ label }) => !here.some((place) => place.label === label));
    return [...here, ...elsewhere].slice(0, PROPOSED);
  };
  return (
    <SuggestField
      label={t`Place`}
      hint={chosen ? t`Remote jobs are always among them.` : t`Without a place you see jobs from everywhere.`}
      error={problem}
      text={text}
      suggest={() =>
        proposed().map(({ label, jobs }) => ({
          key: label,
          label,
          ...(jobs && { note: t`${plural(jobs, { one: '# job', other: '# jobs' })}` }),
        }))
      }
      listName={t`Places`}
      clearName={t`Clear the place`}
      onText={type}
      onChoose={({ key }) => choose(proposed().find(({ label }) => label === key) ?? null)}
      onAccept={accept}
      onClear={() => choose(null)}
    />
  );
}
