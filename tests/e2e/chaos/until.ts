import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** Looks again and again until there is something; undefined when the time, in milliseconds, is over. */
export async function until<Found>(
  look: () => Promise<Found | undefined | false | null>,
  withinMs: number,
): Promise<Found | undefined> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) return undefined;
    await pause(LOOK_EVERY_MS);
  }
}
