import { useEffect, useState } from 'react';
import { useNow } from '../../../i18n/use-now.ts';
import { NO_FILTERS } from '../../../replica/market/filters.ts';
import { placeNamed, placesLike } from '../../../replica/market/place-match.ts';
import { useMarket } from '../../../replica/market/use-market.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';
import type { Point } from './setup-search.ts';

/** So many places are proposed. */
const PROPOSED = 8;
/** A pause between keys, in milliseconds: not every key is worth a request. */
const PAUSE_MS = 150;

/**
 * Places that a text may mean: every town and postcode where there is network, otherwise those of the jobs on this
 * device.
 */
export function usePlaceFinder(text: string, chosen: Point | null) {
  const call = usePublicCall();
  const market = useMarket(NO_FILTERS, useNow());
  const [answer, setAnswer] = useState<{ q: string; places: readonly Point[] }>({ q: '', places: [] });
  const q = text.trim();
  const ask = q !== '' && q !== chosen?.label;
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
    proposed: (): readonly Point[] => {
      if (!ask) return [];
      if (answer.q === q && answer.places.length > 0) return answer.places;
      return placesLike(market.places, q, PROPOSED);
    },
    /** The place it means; `unknown`: no place is called so; `unasked`: nobody could be asked. */
    find: async (): Promise<Point | 'unknown' | 'unasked'> => {
      const here = placeNamed(market.places, q);
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
