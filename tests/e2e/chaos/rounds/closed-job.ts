import type { Round } from '../round.ts';

/** The company closes the job while somebody without network applies for it: a conflict, told to the person (W7). */
export async function closedJob(round: Round): Promise<void> {
  const { seat, world, fillApplication, random, write, lane } = round;
  const { seeker, line, page } = seat;
  // Published again in any case: a device that was full may have removed it (rule S2).
  if (seeker.closing.status === 'published') seeker.closing = await world.setOpen(seeker.closing, false);
  seeker.closing = await world.setOpen(seeker.closing, true);
  await page.goto(`${line.origin}/pwa/${seeker.closing._id}`);
  await page.getByRole('button', { name: /^Apply/ }).waitFor();
  line.decide(() => 'cut');
  const { send, settle } = await fillApplication(seeker.closing._id);
  seeker.closing = await world.setOpen(seeker.closing, false);
  await send();
  await settle();
  if (random.chance(0.3)) {
    await seat.kill();
    await seat.reopen();
  }
  await seat.showChat(seat.page, lane);
  await write();
  line.calm();
}
