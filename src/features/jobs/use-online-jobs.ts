import { useEffect, useMemo, useState } from 'react';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { FoundJob } from '../../../contract/entities/search.ts';
import { ApiError } from '../../../contract/errors.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useTryAgain } from '../../sync/react/use-try-again.ts';

/** Pause after the last change before the server is asked, in milliseconds. */
const PAUSE_MS = 400;

export type OnlineJobs =
  /** `unable`: this server does not know one of the filters. */
  | { state: 'asking' | 'away' | 'unable'; jobs?: undefined }
  /**
   * `total`: all the server finds, at least where `more`. `next`: brings the following ones, null where none are left or
   * they are on their way; `isEnd`: none are left.
   */
  | {
      state: 'there';
      jobs: readonly FoundJob[];
      total: number;
      more: boolean;
      next: (() => void) | null;
      isEnd: boolean;
    };

/** `from`: the cursor it was asked by. */
type Page = AnswerOf<'search.jobs'> & { from: string | undefined };

/**
 * What the server finds, page by page; asked again while it does not answer. Nothing of it is kept. A server refuses a
 * filter that it does not know: one of an older version, that an update was taken back to. It is not asked again.
 */
export function useOnlineJobs(args: ArgsOf<'search.jobs'>): OnlineJobs {
  const { call } = useSync();
  const { online } = useReachability();
  const key = JSON.stringify(args);
  const [found, setFound] = useState<{
    key: string;
    pages: readonly Page[];
    missed: boolean;
    unable: boolean;
  }>();
  const [cursor, setCursor] = useState<{ key: string; at: string }>();
  const [round, setRound] = useState(0);
  const mine = found?.key === key ? found : undefined;
  const from = cursor?.key === key ? cursor.at : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `online` and `round` ask again.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      const asked: ArgsOf<'search.jobs'> = JSON.parse(key);
      let unable = false;
      const page = await call('search.jobs', from ? { ...asked, cursor: from } : asked, { signal }).catch(
        (error) => {
          unable = error instanceof ApiError && error.code === 'fields_invalid';
          return null;
        },
      );
      if (signal.aborted) return;
      setFound((last) => {
        const before = from && last?.key === key ? last.pages.filter((one) => one.from !== from) : [];
        return {
          key,
          pages: page ? [...before, { ...page, from }] : before,
          missed: !page && !unable,
          unable,
        };
      });
    };
    const timer = setTimeout(() => void ask(), from ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, key, from, online, round]);
  useTryAgain(mine?.missed ? mine : null, () => setRound((last) => last + 1));

  const jobs = useMemo(() => mine?.pages.flatMap(({ items }) => items) ?? [], [mine]);
  const first = mine?.pages[0];
  const at = mine?.pages.at(-1)?.next ?? null;
  if (!first) return { state: mine?.unable ? 'unable' : mine?.missed ? 'away' : 'asking' };
  return {
    state: 'there',
    jobs,
    total: first.total,
    more: first.totalIsAtLeast,
    next: at === null || at === from ? null : () => setCursor({ key, at }),
    isEnd: at === null,
  };
}
