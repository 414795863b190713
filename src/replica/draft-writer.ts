import type { Replica } from './database.ts';
import { dropDraft, saveDraft } from './drafts.ts';
import { latestWrite } from './latest-write.ts';
import { answerSoon } from './store/answer-soon.ts';

/**
 * Keeps a draft at every key press; null drops it. Neither `settled` nor `stop` waits for a store that hangs: the tap
 * they come before must reach the journal all the same (rule S3).
 * @param now milliseconds since the epoch @param told whether what was put last is on this device
 */
export function draftWriter<Value>(
  db: Replica,
  key: string,
  now: () => number,
  told?: (kept: boolean) => void,
) {
  const { put, settled, stop } = latestWrite<Value | null>(
    (value) =>
      value === null ? dropDraft(db, key) : saveDraft(db, key, value, new Date(now()).toISOString()),
    told,
  );
  return {
    put: (value: Value | null): void => {
      put(value);
      const written = settled();
      db.draftsUnderWay.add(written);
      void written.then(() => db.draftsUnderWay.delete(written));
    },
    /** Resolves once what was put last is on this device, or could not be. Nothing is begun after that. */
    settled: async (): Promise<void> => {
      await answerSoon(settled);
      void stop();
    },
    /** Forgets what has not been begun; resolves once nothing is being written. */
    stop: (): Promise<void> => answerSoon(stop),
  };
}
