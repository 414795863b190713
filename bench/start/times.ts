export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;
}

/** Median and range, in milliseconds. */
export function told(times: readonly number[]): string {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return `${Math.round(median(times))} ms (${Math.round(least)}–${Math.round(most)})`;
}
