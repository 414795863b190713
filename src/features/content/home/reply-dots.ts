import type { ReplyFigures } from '../../../../contract/entities/market-figures.ts';

/**
 * Of a hundred applications: how many were answered on each day, and last how many later or not at all. Rounded so that
 * they make a hundred: what is cut off most is rounded up first.
 */
export function ofHundred({ of, byDay, later }: ReplyFigures): number[] {
  const shares = [...byDay, later].map((count) => (count * 100) / of);
  const whole = shares.map(Math.floor);
  const missing = 100 - whole.reduce((sum, count) => sum + count, 0);
  const most = shares
    .map((share, at) => ({ at, cut: share - Math.floor(share) }))
    .sort((a, b) => b.cut - a.cut || a.at - b.at)
    .slice(0, missing);
  for (const { at } of most) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
