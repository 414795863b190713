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
  'offer',
  'network',
  'portal',
  'two-people',
  'portal-install',
  'cache-cleared',
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * How both sides are betrayed, to show that the run would tell (see `sabotage.ts`).
 * `new-key`: requests travel under another Idempotency-Key · `new-ids`: and the record under another id ·
 * `invented-echo`: the app is told that it was received, and the server never gets it ·
 * `others-session`: a sign-in is answered with the session of the person who signed in first ·
 * `spoiled-files`: a portal's page takes the place of the kept page just before the network goes.
 */
export const SABOTAGES = ['new-key', 'new-ids', 'invented-echo', 'others-session', 'spoiled-files'] as const;
export type Sabotage = (typeof SABOTAGES)[number];
