/**
 * A look at a list of the market: `at` is its last sign, `since` when the look before it ended. What was published
 * after `since` is new. ISO 8601, server time; null: there was none before, and then nothing is called new.
 */
export type Look = { since: string | null; at: string };

/** Coming back so soon is the same look: what was new still is, also after a reload. */
const PAUSE_MS = 30 * 60_000;

/** @param now milliseconds since the epoch, server time */
export function nextLook(look: Look | undefined, now: number): Look {
  const at = new Date(now).toISOString();
  if (!look) return { since: null, at };
  return { since: now - Date.parse(look.at) > PAUSE_MS ? look.at : look.since, at };
}
