import type { ServerFlaws } from '../server/model.ts';
import { replace } from './replace.ts';

/** Parts of sync that can be taken away, one at a time; each has to be noticed (tests/sim/sabotage.test.ts). */
const PARTS = {
  receipt: { flaws: { noReceipts: true } },
  'lock and fence': {
    modules: { 'src/sync/wire/lock.ts': './no-lock.ts', 'src/sync/outbox/lease.ts': './no-fence.ts' },
  },
  'order in a lane': { modules: { 'src/sync/outbox/schedule.ts': './no-lane.ts' } },
  'order in a batch': { modules: { 'src/sync/drain/batch.ts': './no-batch-order.ts' } },
  'pull once more': { modules: { 'src/sync/pull/one-puller.ts': './no-once-more.ts' } },
  'epoch of writes': { flaws: { anyEpoch: true } },
  generation: { modules: { 'src/replica/database.ts': './no-generation.ts' } },
  after: { modules: { 'src/sync/outbox/schedule.ts': './no-after.ts' } },
  'safe cursor': { flaws: { unsafeCursor: true } },
  'ages of the market': { flaws: { anyAge: true } },
  'text of an offer': { flaws: { anyText: true } },
  'void signatures': { flaws: { keptSignatures: true } },
  'version check': { modules: { 'src/sync/merge/truth.ts': './no-version.ts' } },
  'replay over pulls': { modules: { 'src/sync/merge/replay.ts': './no-replay.ts' } },
  'hash of a file': { modules: { 'src/sync/pull/market/read-lines.ts': './no-hash.ts' } },
  'run with the last slice': { modules: { 'src/sync/pull/market/slices.ts': './no-last-slice.ts' } },
  'run of a manifest': { modules: { 'src/sync/pull/market/plan-market.ts': './no-run.ts' } },
  'epoch of a manifest': { modules: { 'src/sync/pull/market/manifest-fits.ts': './no-epoch.ts' } },
  'guard of the sign-in': { modules: { 'src/auth/sign-in-store.ts': './no-admission.ts' } },
} satisfies Record<string, { flaws?: ServerFlaws; modules?: Record<string, string> }>;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

/** Takes a part away, before anything of the app is loaded. Answers what the model of the server does without. */
export function takeAway(name: Part): ServerFlaws {
  const part: { flaws?: ServerFlaws; modules?: Record<string, string> } = PARTS[name];
  for (const [original, by] of Object.entries(part.modules ?? {})) replace(original, by);
  return part.flaws ?? {};
}
