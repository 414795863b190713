/**
 * Writes values one after the other and, when they come faster than they are written, only the newest: each key press
 * is kept, and none has to wait for a disk.
 */
export function latestWrite<Value>(write: (value: Value) => Promise<void>) {
  let next: { value: Value } | null = null;
  let running: Promise<void> | null = null;

  const run = async () => {
    while (next) {
      const { value } = next;
      next = null;
      await write(value);
    }
  };
  return {
    put: (value: Value): void => {
      next = { value };
      running ??= run()
        // The disk is full or the store was closed: the text is still on the screen, and sending will say so.
        .catch(() => undefined)
        .finally(() => {
          running = null;
        });
    },
    /** Forgets what has not been begun; resolves once nothing is being written. */
    stop: async (): Promise<void> => {
      next = null;
      await running;
    },
  };
}
