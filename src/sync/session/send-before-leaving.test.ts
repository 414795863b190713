import { expect, it, vi } from 'vitest';
import { SEND_BEFORE_LEAVING_MS } from '../../../contract/limits.ts';
import { handTimer } from '../../testing/store.ts';
import { answer, engineFor, messageArgs, noAnswer, page, refuse } from '../testing/engine.ts';
import { sendBeforeLeaving } from './send-before-leaving.ts';

/** Somebody with a message that waits, who is about to leave. */
async function leaving(server: Parameters<typeof engineFor>[0]) {
  const made = engineFor(server);
  await made.engine.mutate('conversation.add-message', messageArgs(1));
  const { timer, ring, waits } = handTimer();
  const left = vi.fn();
  const end = sendBeforeLeaving(made.engine, { timer, clock: () => made.time.now }).then(left);
  return { ...made, ring, waits, left, end };
}

it('S1.4 who sends before leaving leaves as soon as everything was received', async () => {
  const { end, db } = await leaving(({ name }) => (name === 'sync.pull' ? page() : answer({})));
  await end;
  expect(await db.outbox.count()).toBe(0);
});

it('S1.4 on a line that answers nothing, 20 seconds are the end of it', async () => {
  const { end, left, ring, db } = await leaving(() => new Promise(() => {}));
  await vi.waitFor(async () => expect(await db.outbox.where('state').equals('sending').count()).toBe(1));
  expect(left).not.toHaveBeenCalled();
  await ring(SEND_BEFORE_LEAVING_MS);
  await end;
  expect(await db.outbox.count()).toBe(1);
});

it('S1.4 nobody waits for what the server has refused, nor for what sleeps longer than that', async () => {
  const refused = await leaving(({ name }) => (name === 'sync.pull' ? page() : refuse(403)));
  await refused.end;
  const asleep = await leaving(() => ({
    kind: 'failure',
    failure: { status: 429, code: 'too_many', message: 'later', retryAfterMs: 60_000 },
  }));
  await asleep.end;
  expect(await asleep.db.outbox.count()).toBe(1);
});

it('S1.4 what sleeps a moment is sent when it wakes', async () => {
  let tries = 0;
  const { end, db, waits, time } = await leaving(({ name }) => {
    if (name === 'sync.pull') return page();
    tries += 1;
    return tries <= 2 ? noAnswer : answer({});
  });
  const wakeMs = await vi.waitFor(async () => {
    const [entry] = await db.outbox.toArray();
    expect(entry?.nextAt).toBeGreaterThan(0);
    return (entry?.nextAt ?? 0) - time.now;
  });
  const [alarm] = await waits(wakeMs);
  time.now += wakeMs;
  alarm?.ring();
  await end;
  expect(await db.outbox.count()).toBe(0);
});
