/** What a round does to the person, the device and the line. */
export const KINDS = [
  'kill-at-tap',
  'cuts',
  'stop-worker',
  'quota',
  'kill-in-drain',
  'two-tabs',
  'storm',
  'closed-job',
  'network',
  'portal',
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * How the line itself betrays both sides, to show that the run would tell (see `sabotage.ts`).
 * `new-key`: requests travel under another Idempotency-Key · `new-ids`: and the record under another id ·
 * `invented-echo`: the app is told that it was received, and the server never hears of it.
 */
export const SABOTAGES = ['new-key', 'new-ids', 'invented-echo'] as const;
export type Sabotage = (typeof SABOTAGES)[number];
