import { useMemo, useRef, useState } from 'react';
import type { LogEntry } from '../../../../contract/entities/log.ts';
import { PAGE_MAX } from '../../../../contract/limits.ts';
import { useIntent } from '../../../sync/react/use-intent.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { joinPages } from './entries.ts';

type Older = { pages: LogEntry[][]; next: string | null };

/** The company's log: its newest page is kept for the time without network, older ones are fetched when asked for. */
export function useLog(companyId: string) {
  const { call } = useSync();
  const first = useRead('log.list', { companyId, limit: PAGE_MAX });
  const { state, run, forget } = useIntent<'older' | 'all'>();
  const [older, setOlder] = useState<Older | null>(null);
  const known = useRef<Older | null>(null);
  const newest = first.state === 'there' ? first.data : null;
  const next = older ? older.next : (newest?.next ?? null);
  const entries = useMemo(
    () => (newest ? joinPages([newest.items, ...(older?.pages ?? [])]) : []),
    [newest, older],
  );

  const fetchNext = async (cursor: string): Promise<string | null> => {
    const page = await call('log.list', { companyId, limit: PAGE_MAX, cursor });
    known.current = { pages: [...(known.current?.pages ?? []), page.items], next: page.next };
    setOlder(known.current);
    return page.next;
  };
  return {
    first,
    entries,
    /** More is there than was fetched. */
    more: next !== null,
    busy: state.step === 'busy' ? state.act : null,
    problem: state.step === 'stopped' ? state.problem : null,
    forget,
    showOlder: () => run('older', async () => (next === null ? null : fetchNext(next))),
    /** Everything that is kept; undefined where the network failed. */
    fetchAll: () =>
      run('all', async () => {
        for (let cursor = next; cursor !== null; ) cursor = await fetchNext(cursor);
        return joinPages([newest?.items ?? [], ...(known.current?.pages ?? [])]);
      }),
  };
}
