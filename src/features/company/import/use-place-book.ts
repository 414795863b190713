import { useEffect, useMemo, useState } from 'react';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { Place } from '../../../../contract/entities/search.ts';
import { fold } from '../../../../contract/fold.ts';
import type { AdRow } from '../../../../contract/import/ad-row.ts';
import { NEAR_MOST, type PlaceBook, placeTexts } from '../../../../contract/import/row-place.ts';
import { isReachable } from '../../../replica/queries/reachable.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useSync } from '../../../sync/react/use-sync.ts';

type Known = { named: readonly Place[]; near: readonly Place[] };

/** Questions under way at a time, and answers that are shown together: each showing decides about every row again. */
const AT_ONCE = 4;
const TOGETHER = 20;

/**
 * The places that rows name: the server's where it answers, else those of the company's jobs. `asking`: so many
 * are still to be asked; `away`: the server does not answer, it is asked again once it does.
 */
export function usePlaceBook(
  ads: readonly AdRow[],
  jobs: readonly CompanyJob[],
): { book: PlaceBook; asking: number; away: boolean } {
  const { call } = useSync();
  const reachable = useLive(isReachable) ?? true;
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const [away, setAway] = useState(false);
  const texts = useMemo(() => [...new Set(ads.flatMap(textsOf))], [ads]);
  const missing = texts.filter((text) => !known.has(text));
  const question = missing.join('\n');

  useEffect(() => {
    if (question === '' || !reachable) return;
    let gone = false;
    const ask = async (text: string): Promise<[string, Known]> => {
      const named = await call('place.suggest', { q: text, limit: NEAR_MOST + 2, named: true });
      const near = named.length > 0 ? [] : await call('place.suggest', { q: text, limit: NEAR_MOST });
      return [text, { named, near }];
    };
    const run = async () => {
      const open = question.split('\n').slice(0, TOGETHER);
      const found: [string, Known][] = [];
      for (let from = 0; from < open.length; from += AT_ONCE)
        found.push(...(await Promise.all(open.slice(from, from + AT_ONCE).map(ask))));
      if (gone) return;
      setAway(false);
      setKnown((before) => new Map([...before, ...found]));
    };
    run().catch(() => !gone && setAway(true));
    return () => {
      gone = true;
    };
  }, [call, question, reachable]);

  const book = useMemo<PlaceBook>(
    () => ({
      named: (text) => known.get(text)?.named ?? ofJobs(text, jobs),
      suggest: (text, limit) => (known.get(text)?.near ?? []).slice(0, limit),
    }),
    [known, jobs],
  );
  return {
    book,
    asking: away || !reachable ? 0 : missing.length,
    away: (away || !reachable) && missing.length > 0,
  };
}

const textsOf = (ad: AdRow) => {
  const { code, names } = placeTexts(ad);
  // A postcode says where it is; the name beside it is only compared.
  return [...(code === undefined ? [] : [code]), ...names];
};

/** A place that a job of the company has already. */
function ofJobs(text: string, jobs: readonly CompanyJob[]): Place[] {
  const job = jobs.find(({ location }) => location && fold(location.label) === fold(text));
  return job?.location ? [{ ...job.location, postcode: null, precision: 'town' }] : [];
}
