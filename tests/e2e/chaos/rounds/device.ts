import type { Page } from '@playwright/test';
import type { Round } from '../round.ts';

/** Two tabs of one person write at once, on a line that fails; one is closed in the middle. */
export async function twoTabs(round: Round): Promise<void> {
  const { seat, random, fates, lane, tap, settle } = round;
  const lanes = seat.seeker.conversations;
  const otherLane = random.pick(lanes);
  const other = await seat.person.context.newPage();
  await seat.showChat(other, otherLane);
  seat.line.decide(({ taps }) =>
    taps > 0 ? fates.pick(['pass', 'pass', 'cut', 'lose-answer'] as const) : 'pass',
  );
  const both = async (page: Page, where: string) => {
    const written = await tap(page, where);
    await settle(page, written, false);
  };
  for (let left = 2 + random.below(3); left > 0; left--) {
    await Promise.all([both(seat.page, lane), both(other, otherLane)]);
    if (random.chance(0.2)) await other.reload();
    await other.getByRole('textbox', { name: /^Your message to/ }).waitFor();
  }
  seat.line.calm();
  await other.close();
}

/** Less than is in use already: the store refuses every write. */
const QUOTA_BYTES = 1;

/**
 * The device is full, and nothing that waits can even be claimed. What could not be kept is said at once and stays in
 * the field; tried again when there is room, it goes. The browser is restarted, because it asks for the room that is
 * left only every 30 s.
 */
export async function quota({ seat, random, write, settle, lane }: Round): Promise<void> {
  const { line } = seat;
  const { origin } = line;
  line.decide(({ taps }) => (taps > 0 ? 'cut' : 'pass'));
  for (let left = random.below(3); left > 0; left--) await write();
  await seat.kill();
  line.calm();
  await seat.reopen();
  const { page } = seat;
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA_BYTES });
  await seat.showChat(page, lane);
  const last = await write();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await session.detach();
  if (last.denied) {
    last.denied = false;
    await page.getByRole('textbox', { name: /^Your message to/ }).press('Enter');
    await page.locator('form [role=alert]').waitFor({ state: 'hidden' });
    await settle(page, last);
  }
  if (random.chance(0.5)) await write();
}
