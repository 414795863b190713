import { FieldValue, type Firestore } from '@google-cloud/firestore';
import { SIGNALS } from '../../../contract/signal-document.ts';

/** Where signal documents are kept. */
export type SignalStore = {
  /** Counts each of these fields of a document up; makes the document where there is none. */
  count(document: string, fields: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

export function firestoreSignals(firestore: Firestore): SignalStore {
  return {
    async count(document, fields) {
      // Counted there, not here: several processes write the same document.
      const counts = Object.fromEntries(fields.map((field) => [field, FieldValue.increment(1)]));
      await firestore.collection(SIGNALS).doc(document).set(counts, { merge: true });
    },
    close: () => firestore.terminate(),
  };
}
