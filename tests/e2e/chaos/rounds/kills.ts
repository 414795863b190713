import { setTimeout as pause } from 'node:timers/promises';
import { stopWorkers } from '../../worker.ts';
import type { Passing } from '../line.ts';
import type { Round } from '../round.ts';
import { until } from '../until.ts';

/** The battery is taken out while somebody taps: at any moment between the key and the word "saved". */
export async function killAtTap({ seat, random, lane, write, tap, fillApplication }: Round): Promise<void> {
  if (random.chance(0.5)) seat.line.decide(() => 'cut');
  for (let left = random.below(4); left > 0; left--) await write();
  const jobId = random.chance(0.3) ? await seat.takeJob() : undefined;
  const last = jobId ? (await fillApplication(jobId)).send() : tap(seat.page, lane);
  // The kill ends the tap with an error of its own.
  last.catch(() => undefined);
  // The moment is the fault: it is drawn, and no state can be waited for.
  await pause(random.below(120));
  await seat.kill();
  seat.line.calm();
  await seat.reopen();
}

/** The browser dies while an entry is under way: before the server has it, or after it committed. */
export async function killInDrain(round: Round): Promise<void> {
  const { seat } = round;
  await untilUnderWay(round);
  await seat.kill();
  seat.line.calm();
  await seat.reopen();
}

/** Only the worker dies, in mid-request; the page lives on. In half of the rounds the person does as well. */
export async function stopWorker(round: Round): Promise<void> {
  const { seat, random, write } = round;
  await untilUnderWay(round);
  await stopWorkers(seat.page);
  if (random.chance(0.5)) await write();
  seat.line.calm();
  if (random.chance(0.5)) await write();
}

/** With a network that works, a drain has begun within this time, in milliseconds: the page looks every 30 s. */
const SENT_WITHIN_MS = 60_000;

/** Several taps; the line holds one of them, and what follows it waits. */
async function untilUnderWay({ seat, random, write, maybeApply }: Round): Promise<void> {
  const fate = random.pick(['hold-request', 'hold-answer'] as const);
  const count = 2 + random.below(5);
  let before = random.below(count);
  seat.line.decide(({ taps }: Passing) => {
    before -= taps;
    return taps > 0 && before < 0 ? fate : 'pass';
  });
  let met = false;
  void seat.line.meets(fate).then(() => {
    met = true;
  });
  await maybeApply();
  for (let left = count; left > 0; left--) await write();
  if (!(await until(async () => met, SENT_WITHIN_MS))) throw new Error('nothing was sent');
}
