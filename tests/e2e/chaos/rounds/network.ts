import type { Fate, Passing } from '../line.ts';
import { outboxOf } from '../replica.ts';
import type { Round } from '../round.ts';
import type { Seat } from '../seat.ts';
import { until } from '../until.ts';

/** Requests are cut before the server heard of them, or after it has committed. */
export const cuts = (round: Round) =>
  through(round, () => round.fates.pick(['cut', 'lose-answer', 'lose-answer', 'pass'] as const), 'taps');

/** A network that answers everything with its own page, a redirect, or JSON that is not ours. */
export const portal = (round: Round) =>
  through(round, () => round.fates.pick(['portal-page', 'portal-redirect', 'portal-json'] as const), 'all');

/** A server that is not well: 500, 503 and 429 with Retry-After, and answers that are lost. */
export const storm = (round: Round) =>
  through(
    round,
    () => round.fates.pick(['broken', 'busy', 'storm', 'storm', 'lose-answer', 'pass'] as const),
    'taps',
  );

/** A round is over once the line has failed so often, or after so many milliseconds. */
const ENOUGH = 3;
const LONG_ENOUGH_MS = 10_000;

async function through(round: Round, fate: () => Fate, whom: 'taps' | 'all'): Promise<void> {
  const { seat, random, write, maybeApply } = round;
  let met = 0;
  seat.line.decide(({ taps }: Passing) => {
    if (whom === 'taps' && taps === 0) return 'pass';
    const decided = fate();
    if (decided !== 'pass') met += 1;
    return decided;
  });
  await maybeApply();
  for (let left = 2 + random.below(6); left > 0; left--) await write();
  // Fewer, where everything has come through.
  await until(async () => met >= ENOUGH || (await isSent(seat)), LONG_ENOUGH_MS);
  seat.line.calm();
}

/** The device goes off the network and comes back, between taps and in the middle of them. */
export async function network({ seat, random, lane, write, tap, settle, maybeApply }: Round): Promise<void> {
  const { context, page } = seat.person;
  await context.setOffline(random.chance(0.7));
  await maybeApply();
  for (let left = 3 + random.below(5); left > 0; left--) {
    const written = await tap(page, lane);
    await context.setOffline(random.chance(0.5));
    await settle(page, written);
    if (random.chance(0.3)) await context.setOffline(random.chance(0.5));
  }
  await context.setOffline(false);
  await write();
}

async function isSent({ page, seeker }: Seat): Promise<boolean> {
  return (await outboxOf(page, seeker.uid)).length === 0;
}
