import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../../contract/calls.ts';
import type { FoundJob } from '../../../../contract/entities/search.ts';
import { usePublic } from '../../../sync/react/use-public.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';
import { matching } from './matching.ts';

/** So many are asked for at once: kept for the time without network, and shown a few at a time. */
const KEPT = 60;
/** Pause after the last letter before the server is asked, in milliseconds. */
const PAUSE_MS = 300;

export type HomeJobs =
  | { state: 'loading' }
  /** Nothing is known and nobody answers. */
  | { state: 'away'; again: () => void }
  /** `total`: how many there are, at least where `more`; null where only what lies here could be looked through. */
  | { state: 'there'; jobs: readonly FoundJob[]; total: number | null; more: boolean };

const NEWEST = { sort: 'date', limit: KEPT } as const;

/** The newest jobs, or those that words find: on the server, and without network among what was kept (home.2, home.3). */
export function useHomeJobs(text: string): HomeJobs {
  const call = usePublicCall();
  const newest = usePublic('search.jobs', NEWEST);
  const words = text.trim();
  const [answer, setAnswer] = useState<{ words: string; found: AnswerOf<'search.jobs'> | null } | null>(null);
  useEffect(() => {
    if (words === '') return;
    let gone = false;
    const timer = setTimeout(() => {
      call('search.jobs', { q: words, limit: KEPT }).then(
        (found) => !gone && setAnswer({ words, found }),
        () => !gone && setAnswer({ words, found: null }),
      );
    }, PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [call, words]);

  if (words !== '' && answer?.words === words && answer.found) {
    const { items, total, totalIsAtLeast } = answer.found;
    return { state: 'there', jobs: items, total, more: totalIsAtLeast };
  }
  if (newest.state === 'loading') return { state: 'loading' };
  if (newest.state !== 'there') return { state: 'away', again: newest.again };
  const { items, total, totalIsAtLeast } = newest.data;
  if (words === '') return { state: 'there', jobs: items, total, more: totalIsAtLeast };
  // Until the server has answered, and where it does not, what lies here is better than nothing.
  return { state: 'there', jobs: matching(items, words), total: null, more: false };
}
