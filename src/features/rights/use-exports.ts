import { useEffect, useEffectEvent, useState } from 'react';
import type { DataExport } from '../../../contract/entities/rights.ts';
import { useNow } from '../../i18n/use-now.ts';
import { useIntent } from '../../sync/react/use-intent.ts';
import { useRead } from '../../sync/react/use-read.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/** A locked account is told of nothing by itself, so the waiting screen asks here. */
const LOOK_EVERY_MS = 5_000;

/** The export that was asked for last, and asking for one. Both need the network. */
export function useExports() {
  const { newId } = useSync();
  const now = useNow();
  const read = useRead('rights.exports', { limit: 1 });
  const { state, run } = useIntent<'ask'>();
  const [_id, setId] = useState(newId);
  const newest = read.state === 'there' ? (read.data.items[0] ?? null) : null;
  const isQueued = newest?.state === 'queued';

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') read.again();
  });
  useEffect(() => {
    if (!isQueued) return;
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isQueued]);

  const ask = async () => {
    const asked = await run('ask', (once) => once('rights.export', { _id }));
    if (!asked) return;
    setId(newId());
    await read.put({ items: [asked], next: null });
    read.again();
  };
  return {
    read: read.state,
    again: read.again,
    newest: newest && { ...newest, state: stateAt(newest, now) },
    ask,
    asking: state.step === 'busy',
    problem: state.step === 'stopped' ? state.problem : null,
  };
}

/** What was read days ago and is shown without network may be over by now. */
function stateAt({ state, expiresAt }: DataExport, now: number): DataExport['state'] {
  return state === 'ready' && expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : state;
}
