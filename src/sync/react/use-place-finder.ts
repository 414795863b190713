import { useEffect, useState } from 'react';
import type { Point } from '../../../contract/distance.ts';
import { placeNamed, placesLike } from '../../replica/market/place-match.ts';
import { usePublicCall } from './use-public-source.ts';

export type NamedPlace = Point & { label: string };

/** So many places are proposed. */
export const PROPOSED = 8;
/** A pause between keys, in milliseconds: not every key is worth a request. */
const PAUSE_MS = 150;

/**
 * Places that a text may mean: every town and postcode where there is network, otherwise those of the jobs on this
 * device.
 * @param known places of the jobs on this device; @param chosen the place that the text is the name of, if it is
 */
export function usePlaceFinder<Known extends NamedPlace>(
  text: string,
  { known, chosen }: { known: readonly Known[]; chosen: string | null },
) {
  const call = usePublicCall();
  const [answer, setAnswer] = useState<{ q: string; places: readonly NamedPlace[] }>({ q: '', places: [] });
  const q = text.trim();
  const ask = q !== '' && q !== chosen;
  useEffect(() => {
    if (!ask) return;
    let gone = false;
    const timer = setTimeout(
      () =>
        void call('place.suggest', { q, limit: PROPOSED }).then(
          (places) => !gone && setAnswer({ q, places }),
          () => undefined,
        ),
      PAUSE_MS,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [call, q, ask]);
  return {
    /** Of what was typed; of a beginning that nobody has answered yet only what is known here. */
    proposed: (): readonly NamedPlace[] => {
      if (!ask) return [];
      if (answer.q === q && answer.places.length > 0) return answer.places;
      return placesLike(known, q, PROPOSED);
    },
    /** The place it means; `unknown`: no place is called so; `unasked`: nobody could be asked. */
    find: async (): Promise<NamedPlace | 'unknown' | 'unasked'> => {
      const here = placeNamed(known, q);
      if (here) return here;
      try {
        const places = await call('place.suggest', { q, limit: PROPOSED });
        const [first] = places;
        // A whole postcode has one place; of several towns with one beginning none is meant before the others.
        return placeNamed(places, q) ?? (places.length === 1 && first ? first : 'unknown');
      } catch {
        return 'unasked';
      }
    },
  };
}
