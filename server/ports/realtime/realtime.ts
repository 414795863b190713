/** In place of a bucket: signals may have been lost, so any bucket may have moved. */
export const EVERYTHING = '*';

/** Port for signals: "this bucket moved", and nothing else (rule R7). They may be lost, doubled or late. */
export type Realtime = {
  /** Never throws and is not waited for: the change is committed already. */
  publish(buckets: readonly string[]): void;
  /** Calls `listener` for every moved bucket, or with `EVERYTHING`, until the returned function is called. */
  subscribe(listener: (bucket: string) => void): () => void;
  close(): Promise<void>;
};

/** How often a connection that only listens is asked whether it is still there. */
export const PING_MS = 30_000;
