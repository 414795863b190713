import { mulberry32 } from '../../../server/seed/market/random.ts';

/** What happens to a request on its way; decided by entry and attempt alone, so that everybody meets the same. */
export type WireFault = 'none' | 'cut-before' | 'cut-after' | '500' | '429';

/** What happens to the device in a round of taps. */
export type RoundFault =
  | 'none'
  | 'tab-killed-in-tap'
  | 'tab-killed-in-drain'
  | 'worker-killed-in-drain'
  | 'offline';

export const WIRE_SHARES: readonly (readonly [WireFault, number])[] = [
  ['cut-before', 0.05],
  ['cut-after', 0.05],
  ['500', 0.03],
  ['429', 0.03],
];
const ROUND_SHARES: readonly (readonly [RoundFault, number])[] = [
  ['tab-killed-in-tap', 0.15],
  ['tab-killed-in-drain', 0.15],
  ['worker-killed-in-drain', 0.2],
  ['offline', 0.2],
];

function draw<Of>(shares: readonly (readonly [Of, number])[], otherwise: Of, chance: number): Of {
  let left = chance;
  for (const [what, share] of shares) {
    if (left < share) return what;
    left -= share;
  }
  return otherwise;
}

/** @param attempt of this entry as the server counts them, from 1 */
export function wireFault(seed: number, entry: number, attempt: number): WireFault {
  const random = mulberry32(seed * 7919 + entry * 104_729 + attempt * 1_299_709);
  random();
  return draw(WIRE_SHARES, 'none', random());
}

export type Round = { from: number; to: number; fault: RoundFault; after: number; afterMs: number };

/** Taps in rounds of 20; `after`, `afterMs`: so many were saved, or so much later, when the round's fault strikes. */
export function rounds(seed: number, entries: number): Round[] {
  const random = mulberry32(seed);
  return Array.from({ length: Math.ceil(entries / 20) }, (_, n) => ({
    from: n * 20,
    to: Math.min(entries, (n + 1) * 20),
    fault: draw(ROUND_SHARES, 'none', random()),
    after: 1 + Math.floor(random() * 15),
    afterMs: Math.floor(random() * 25),
  }));
}
