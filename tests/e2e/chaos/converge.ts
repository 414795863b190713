import type { Page } from '@playwright/test';
import { type Entry, journalOf, outboxOf } from './replica.ts';
import type { Seat } from './seat.ts';
import { type Tap, TOKEN } from './tap.ts';
import { until } from './until.ts';

/** Once faults have ended, an entry is sent or visibly stopped within this time, in milliseconds (rule I7). */
const WITHIN_MS = 120_000;

/** Longer than any pause a fault of these rounds has left behind. */
const SLOW_MS = 6_000;

export type Converged = {
  /** Milliseconds from the end of the faults until nothing waited. */
  tookMs: number;
  /** Entries that still waited: none, if all is well. */
  stuck: Entry[];
};

/**
 * Waits until everything is sent or stopped, and writes down what became of it.
 * @param began when the faults ended, milliseconds since the epoch; @param whenSlow called once where it takes long
 */
export async function converge(
  seat: Seat,
  taps: readonly Tap[],
  began: number,
  whenSlow: () => Promise<void>,
): Promise<Converged> {
  let slow = false;
  let entries: Entry[] = [];
  await until(async () => {
    if (!slow && Date.now() - began > SLOW_MS) {
      slow = true;
      await whenSlow();
    }
    try {
      entries = await outboxOf(seat.page, seat.seeker.uid);
      return waiting(entries).length === 0 && (await journalOf(seat.page, seat.seeker.uid)) === 0;
    } catch {
      // The page has just been reloaded.
      return false;
    }
  }, WITHIN_MS);
  const tookMs = Date.now() - began;
  const stuck = waiting(entries);
  for (const entry of stuck) {
    const tap = tapOf(entry, taps);
    if (tap) tap.stuck = true;
  }
  const stopped = entries.filter((entry) => !stuck.includes(entry));
  if (stopped.length > 0) await decide(seat, stopped, taps);
  return { tookMs, stuck };
}

const isStopped = ({ state }: Entry) => state === 'refused' || state === 'conflict';

/** What waits behind a stopped entry of its lane waits for the person. */
function waiting(entries: readonly Entry[]): Entry[] {
  const held = new Set(entries.filter(isStopped).map(({ lane }) => lane));
  return entries.filter((entry) => !isStopped(entry) && !held.has(entry.lane));
}

function tapOf({ args, lane }: Entry, taps: readonly Tap[]): Tap | undefined {
  // A name under an offer is no text of one's own.
  const answered = taps.find((tap) => tap.what === 'offer' && lane === `offer:${tap.lane}`);
  if (answered) return answered;
  const token = `${args.text ?? ''}${args.note ?? ''}`.match(TOKEN)?.[0];
  return taps.find((tap) => tap.token === token);
}

/** Looks whether each is shown with its text, as a person would, and then discards it, last one first. */
async function decide(seat: Seat, stopped: readonly Entry[], taps: readonly Tap[]): Promise<void> {
  const { page } = seat;
  await page.goto(`${seat.line.origin}/pwa`);
  await page
    .getByRole('button', { name: /not sent$/ })
    .filter({ visible: true })
    .click();
  for (const entry of stopped.toReversed()) {
    const tap = tapOf(entry, taps);
    if (!tap) continue;
    const item = page.getByRole('dialog').getByRole('listitem').filter({ hasText: tap.token });
    const shown = await until(() => item.isVisible(), 10_000);
    tap.refused = shown ? 'shown' : 'hidden';
    if (!shown) continue;
    await item.getByRole('button', { name: 'Discard', exact: true }).click();
    await item.getByRole('button', { name: 'Discard it' }).click();
    await item.waitFor({ state: 'detached' });
    tap.discarded = true;
  }
  await leaveSheet(page);
}

async function leaveSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
