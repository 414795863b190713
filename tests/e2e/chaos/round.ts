import type { Page } from '@playwright/test';
import type { Random } from '../../fuzz/random.ts';
import type { Kind, Sabotage } from './kinds.ts';
import type { Seat } from './seat.ts';
import { newTap, SAID_WITHIN_MS, type Tap } from './tap.ts';
import { until } from './until.ts';
import type { SentOffer, World } from './world.ts';

/** One round's person and what they can do. A tap is made on the app's own screens. */
export type Round = {
  number: number;
  seed: number;
  kind: Kind;
  sabotage: Sabotage | undefined;
  seat: Seat;
  world: World;
  /** What the person does, and what the line does. */
  random: Random;
  fates: Random;
  taps: Tap[];
  /** What was shown or stored of somebody who had left. */
  exposed: string[];
  /** Conversation of this round. */
  lane: string;
  /** Writes a message and waits until the screen says that it is kept, or that it could not be. */
  write: (page?: Page) => Promise<Tap>;
  /** Writes a message and does not wait for what comes of it. */
  tap: (page: Page, lane: string) => Promise<Tap>;
  /** Fills in the form of an application and answers how to send it, with or without waiting for the screen. */
  fillApplication: (
    jobId: string,
  ) => Promise<{ tap: Tap; send: () => Promise<void>; settle: () => Promise<void> }>;
  /** The company makes an offer; answers it, and the tap with which it will be answered. */
  getOffer: () => Promise<{ tap: Tap; offer: SentOffer }>;
  /** Some rounds: an application to the next job of the market. */
  maybeApply: () => Promise<void>;
  settle: (page: Page, tap: Tap, inTurn?: boolean) => Promise<void>;
};

type About = Pick<
  Round,
  'number' | 'seed' | 'kind' | 'seat' | 'world' | 'random' | 'fates' | 'lane' | 'sabotage'
> & {
  /** Counts up over all rounds. */
  nextTurn: () => number;
};

export function newRound(about: About): Round {
  const { seat, random, seed, number, kind, lane } = about;
  const taps: Tap[] = [];
  const tokenOf = () => `#${seed}-${number}-${taps.length}#`;
  const noteTap = (what: Tap['what'], tapLane: string, token = tokenOf()) => {
    const tap = newTap({
      token,
      what,
      round: number,
      kind,
      lane: tapLane,
    });
    taps.push(tap);
    seat.expect(tap);
    return tap;
  };
  const settle: Round['settle'] = async (page, tap, inTurn = true) => {
    const said = await until(async () => tap.saved !== null || (await isDenied(page)), SAID_WITHIN_MS);
    if (!said) throw new Error(`${tap.token} the screen said nothing`);
    if (tap.saved === null) {
      tap.denied = true;
      tap.denials += 1;
    } else if (inTurn) tap.turn = about.nextTurn();
  };
  const tap: Round['tap'] = async (page, tapLane) => {
    const written = noteTap('message', tapLane);
    await page.getByRole('textbox', { name: /^Your message to/ }).fill(`Nur kurz ${written.token}`);
    await page.getByRole('textbox', { name: /^Your message to/ }).press('Enter');
    return written;
  };
  const fillApplication: Round['fillApplication'] = async (jobId) => {
    const { page, line } = seat;
    await page.goto(`${line.origin}/pwa/${jobId}`);
    await page.getByRole('button', { name: /^Apply/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Your application' });
    const filled = noteTap('application', jobId);
    await sheet.getByLabel('A few words to them').fill(`Ich bin dabei ${filled.token}`);
    return {
      tap: filled,
      send: () => sheet.getByRole('button', { name: 'Send application' }).click({ noWaitAfter: true }),
      settle: () => settle(page, filled, false),
    };
  };
  const getOffer: Round['getOffer'] = async () => {
    const token = tokenOf();
    const offer = await about.world.offerTo(seat.seeker, `Aushilfe ${token}`);
    return { tap: noteTap('offer', offer._id, token), offer };
  };
  return {
    ...about,
    taps,
    getOffer,
    exposed: [],
    tap,
    settle,
    fillApplication,
    write: async (page = seat.page) => {
      const written = await tap(page, lane);
      await settle(page, written);
      return written;
    },
    maybeApply: async () => {
      const jobId = random.chance(0.35) ? await seat.takeJob() : undefined;
      if (!jobId) return;
      const { send, settle: saved } = await fillApplication(jobId);
      await send();
      await saved();
      await seat.showChat(seat.page, lane);
    },
  };
}

function isDenied(page: Page): Promise<boolean> {
  return page
    .locator('form [role=alert], dialog [role=alert]')
    .filter({ hasText: /could not/ })
    .first()
    .isVisible();
}
