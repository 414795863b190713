import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CompanyJob, Location } from '../../../../contract/entities/job.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { NO_FILTERS } from '../../../replica/market/filters.ts';
import { knownPlaces } from '../../../replica/market/known-places.ts';
import { useMarket } from '../../../replica/market/use-market.ts';

/** Nobody waits longer for the market's index, in milliseconds; what is known by then has to do. */
const PATIENCE_MS = 10_000;

/**
 * Places of the market and of own jobs. `settled` resolves with all of them: right after the start of the app the
 * index of the market is still being made, and a place must not be called unknown for that.
 */
export function usePlaces(jobs: readonly CompanyJob[]): {
  places: readonly Location[];
  settled: () => Promise<readonly Location[]>;
} {
  const market = useMarket(NO_FILTERS, useNow());
  const places = useMemo(() => knownPlaces(jobs, market.places), [jobs, market.places]);
  const latest = useRef({ places, whole: !market.partial });
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    latest.current = { places, whole: !market.partial };
    if (!market.partial) for (const go of waiting.current.splice(0)) go();
  }, [places, market.partial]);
  const settled = useCallback(async () => {
    if (!latest.current.whole)
      await new Promise<void>((resolve) => {
        waiting.current.push(resolve);
        setTimeout(resolve, PATIENCE_MS);
      });
    return latest.current.places;
  }, []);
  return { places, settled };
}
