import type { Page } from '@playwright/test';
import type { Round } from '../round.ts';

/**
 * An offer is signed, or answered with other terms, while nothing gets through; some browsers die over it. Where the
 * company has changed it meanwhile the answer counts for nothing, and the person is told (W7).
 */
export async function offer(round: Round): Promise<void> {
  const { seat, world, random, settle, lane, getOffer } = round;
  const { line, seeker } = seat;
  const { tap, offer: sent } = await getOffer();
  await seat.page.goto(`${line.origin}/pwa/user?offer=${sent._id}`);
  await seat.page.getByRole('button', { name: 'Change something' }).waitFor();
  line.decide(() => 'cut');
  const answer = random.chance(0.5) ? sign : counter;
  await answer(seat.page, `Mika ${seeker.name}`);
  await settle(seat.page, tap, false);
  if (random.chance(0.4)) {
    await seat.kill();
    await seat.reopen();
  }
  if (random.chance(0.4)) await world.changeOffer(sent);
  await seat.showChat(seat.page, lane);
  line.calm();
}

async function sign(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Accept and sign' }).click();
  await page.getByLabel('Sign with your full name').fill(name);
  await page.getByRole('button', { name: 'Say yes, bindingly' }).click({ noWaitAfter: true });
}

async function counter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change something' }).click();
  await page.getByLabel(/^Pay \(/).fill('17');
  await page.getByRole('button', { name: 'Send your wishes' }).click({ noWaitAfter: true });
}
