/** Milliseconds that have passed, without those while it was held. `now` is any clock that only moves forward. */
export function createStopwatch(now: () => number) {
  let heldAt: number | null = null;
  let lost = 0;
  return {
    read: () => (heldAt ?? now()) - lost,
    hold: () => {
      heldAt ??= now();
    },
    go: () => {
      if (heldAt === null) return;
      lost += now() - heldAt;
      heldAt = null;
    },
  };
}
