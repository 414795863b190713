import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { draftWriter } from '../../replica/draft-writer.ts';
import { readDraft } from '../../replica/drafts.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/** A text that is kept as a draft with every key, and is there again after a reload. */
export function useDraftText(key: string) {
  const db = useReplica();
  const { now } = useSync();
  const [text, setText] = useState('');
  const touched = useRef(false);

  // Where it cannot be kept, the text is still in the field, and sending will say so.
  const writer = useMemo(() => draftWriter<string>(db, key, now), [db, key, now]);

  useEffect(() => {
    let gone = false;
    readDraft<string>(db, key).then(
      // Whoever typed before the draft was read meant what they typed.
      (kept) => !gone && !touched.current && typeof kept === 'string' && setText(kept),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [db, key]);

  const change = useCallback(
    (value: string) => {
      touched.current = true;
      setText(value);
      writer.put(value.trim() ? value : null);
    },
    [writer],
  );

  return {
    text,
    change,
    /** Before the text goes out in a mutation that drops its draft. */
    settle: writer.stop,
    /** It went out: empties the field, unless something else was written in the meantime. */
    sent: useCallback((value: string) => setText((now) => (now === value ? '' : now)), []),
  };
}
