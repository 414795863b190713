import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../../acts.ts';
import { stored } from '../../stored.ts';
import { stopWorkers } from '../../worker.ts';
import { outboxOf } from '../replica.ts';
import type { Round } from '../round.ts';
import { until } from '../until.ts';
import type { Seeker } from '../world.ts';

/** Who has just signed in has what they write at the server within this time, in milliseconds. */
const SENT_WITHIN_MS = 20_000;
/** How long a look-up is waited for; some contexts have asked before. */
const ASKED_WITHIN_MS = 5_000;

/**
 * Somebody signs out while the sign-in service is slow to say who they are, and the next person signs in on the same
 * profile: of the first nothing is shown or stored, and what the second writes goes out at once (rules S1, I6).
 */
export async function twoPeople(round: Round): Promise<void> {
  const { seat, random, exposed, write } = round;
  const { page, line, seeker } = seat;
  const guest = await seat.guest();
  const keeps = random.chance(0.4);
  if (keeps) {
    line.decide(({ taps }) => (taps > 0 ? 'cut' : 'pass'));
    await write();
  }
  const other = await lookUpSlowly(round);
  const pages = other ? [page, other] : [page];
  const look = async (when: string, who: Seeker | null) => {
    for (const open of pages) {
      // Another tab reloads when it is told, and a question to it ends with the page.
      const traces = await until(
        () => tracesOf(open, seeker, { keeps, who }).catch(() => undefined),
        SENT_WITHIN_MS,
      );
      exposed.push(...(traces ?? ['not to be looked at']).map((what) => `${what} ${when}`));
    }
    if (exposed.length > 0) throw new Error('somebody who has left was seen');
  };

  const answeredAt = random.pick(['before', 'with', 'after', 'once the next is there'] as const);
  if (answeredAt === 'before') line.letLookUpsGo();
  const leaving = signOut(page);
  if (answeredAt === 'with') {
    // The moment is the fault: it is drawn, and no state can be waited for.
    await pause(random.below(400));
    line.letLookUpsGo();
  }
  await leaving;
  await look(`after the sign-out, answered ${answeredAt}`, null);
  if (answeredAt === 'after') line.letLookUpsGo();
  line.decide(() => 'pass');

  await signIn(page, line.origin, guest.email, guest.password);
  await look(`as the next person comes, answered ${answeredAt}`, guest);
  await comeToRest(round, guest);
  await look(`beside the next person, answered ${answeredAt}`, guest);
  line.letLookUpsGo();
  await comeToRest(round, guest);
  await look('once all was answered', guest);
  await seat.noteReceived(guest.uid);
  await other?.close();
  await page.goto(`${line.origin}/pwa/user/settings`);
  await signOut(page);
  await signIn(page, line.origin, seeker.email, seeker.password);
}

/** A look-up of the person is under way: by this tab, by another one, or by a worker that was asleep. */
async function lookUpSlowly({ seat, random }: Round): Promise<Page | null> {
  const { page, line } = seat;
  const who = random.pick(['this tab', 'another tab', 'the worker'] as const);
  const settings = `${line.origin}/pwa/user/settings`;
  await page.goto(settings);
  await page.getByText(seat.seeker.email).first().waitFor();
  if (who === 'the worker') await stopWorkers(page);
  line.holdLookUps(seat.seeker.uid);
  const other = who === 'another tab' ? await seat.person.context.newPage() : null;
  if (other) await other.goto(settings);
  else if (who === 'this tab') await page.reload();
  else await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await until(async () => line.heldLookUps() > 0, ASKED_WITHIN_MS);
  return other;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  const keep = page.getByRole('button', { name: 'Keep it for me' });
  const isOut = () => new URL(page.url()).pathname === '/login';
  const asked = await until(async () => isOut() || (await keep.isVisible()), SENT_WITHIN_MS);
  if (asked && !isOut()) await keep.click();
  await page.waitForURL(/\/login/);
}

/** Somebody new writes, and it is at the server at once. */
async function comeToRest({ seat, tap, settle }: Round, who: Seeker): Promise<void> {
  const { page } = seat;
  const lane = who.conversations[0] as string;
  await seat.showChat(page, lane);
  await settle(page, await tap(page, lane));
  const sent = await until(async () => (await outboxOf(page, who.uid)).length === 0, SENT_WITHIN_MS);
  if (!sent) throw new Error('what the next person writes is not sent');
}

/** What can be seen or read of somebody who has left this device. @param who is signed in instead */
async function tracesOf(
  page: Page,
  left: Seeker,
  { keeps, who }: { keeps: boolean; who: Seeker | null },
): Promise<string[]> {
  const found: string[] = [];
  const shown = await page.locator('body').innerText();
  if (shown.includes(left.email) || new RegExp(`${left.name}\\b`).test(shown)) found.push('shown on a page');
  const signedIn = (await stored<{ value: { uid: string } }>(page, 'identity', 'firebaseLocalStorage')) ?? [];
  if (signedIn.some(({ value }) => value.uid === left.uid)) found.push('stored as signed in');
  const session = await page.evaluate(() => localStorage.getItem('user') ?? '');
  if (session.includes(left.uid)) found.push('known to the local storage');
  if (who && !session.includes(who.uid)) found.push('in the place of who has signed in');
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  // Work that is not sent stays, sealed, as the person has chosen.
  if (!keeps && databases.some((name) => name?.startsWith(`zusage:${left.uid}`)))
    found.push('stored in rows');
  return found;
}
