/** Lets at most `most` run at a time and skips the others: preloads are only a guess. */
export function limitPending<Args extends unknown[], Result>(
  most: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result | undefined> {
  let pending = 0;
  return async (...args) => {
    if (pending >= most) return undefined;
    pending += 1;
    try {
      return await work(...args);
    } finally {
      pending -= 1;
    }
  };
}
