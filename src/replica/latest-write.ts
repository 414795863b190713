/**
 * Writes values one after the other and, when they come faster than they are written, only the newest: each key press
 * is kept, and none has to wait for a disk.
 * @param told whether the value that was written last is kept: the disk may be full, or the store closed
 */
export function latestWrite<Value>(
  write: (value: Value) => Promise<void>,
  told: (kept: boolean) => void = () => undefined,
) {
  let next: { value: Value } | null = null;
  let running: Promise<void> | null = null;

  const run = async () => {
    while (next) {
      const { value } = next;
      next = null;
      told(
        await write(value).then(
          () => true,
          () => false,
        ),
      );
    }
    running = null;
  };
  return {
    put: (value: Value): void => {
      next = { value };
      running ??= run();
    },
    /** Resolves once nothing is being written, whether it could be or not. */
    settled: async (): Promise<void> => {
      await running;
    },
    /** Forgets what has not been begun; resolves as `settled`. */
    stop: async (): Promise<void> => {
      next = null;
      await running;
    },
  };
}
