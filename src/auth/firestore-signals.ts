import { getApp } from 'firebase/app';
import { doc, type Firestore, initializeFirestore, onSnapshot, terminate } from 'firebase/firestore';
import { MARKET_DOCUMENT, MARKET_SPREAD_MS, SIGNALS, signalBucket } from '../../contract/signal-document.ts';

/** As `src/sync/pull/signals.ts` wants it. Firestore stands here because it carries the sign-in of this room's app. */
type Hear = { alive: () => void; moved: (bucket: string, spreadMs?: number) => void };
type Connect = (hear: Hear, abort: AbortSignal) => Promise<void>;

/** An open Firestore, by the document it is for, and how to close it. */
export type OpenStore = () => { of: (document: string) => Firestore; close: () => Promise<void> };

/** Firestore of the signed-in app. Memory only: its own store could show one person's data to the next. */
export const ownStore: OpenStore = () => {
  const store = initializeFirestore(getApp(), {});
  return { of: () => store, close: () => terminate(store) };
};

/**
 * Signals by Firestore: listens to the person's own document and to the market's. The library connects again by
 * itself; this ends only when it gives up (the token was refused) or with `abort`.
 */
export function firestoreSignals(uid: string, open: OpenStore = ownStore): Connect {
  return async (hear, abort) => {
    if (abort.aborted) return;
    const store = open();
    const stops: (() => void)[] = [];
    try {
      await new Promise<void>((resolve, reject) => {
        abort.addEventListener('abort', () => resolve());
        for (const document of [uid, MARKET_DOCUMENT]) {
          stops.push(watchDocument(store.of(document), document, uid, hear, reject));
        }
      });
    } finally {
      for (const stop of stops) stop();
      await store.close();
    }
  };
}

type Counts = Record<string, unknown>;

function watchDocument(
  store: Firestore,
  document: string,
  uid: string,
  hear: Hear,
  onLost: (error: Error) => void,
): () => void {
  /** Undefined until the server has told once: what it says then has been pulled already. */
  let known: Counts | undefined;
  return onSnapshot(
    doc(store, SIGNALS, document),
    // Otherwise a server that only confirms what was assumed without network would not be heard.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      hear.alive();
      const counts: Counts = snapshot.data() ?? {};
      for (const field of known ? Object.keys(counts) : []) {
        const bucket = counts[field] === known?.[field] ? undefined : signalBucket(field, uid);
        if (bucket) hear.moved(bucket, document === MARKET_DOCUMENT ? MARKET_SPREAD_MS : 0);
      }
      known = counts;
    },
    onLost,
  );
}
