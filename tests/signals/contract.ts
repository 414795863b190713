import { expect, test } from 'vitest';
import type { Signals } from '../../src/sync/pull/signals.ts';
import type { Relay } from '../harness/relay.ts';

/** One side of the port, with real people behind it: mia and ben, and a company ben belongs to. */
export type Side = {
  /** Signals of one device; a pause between two connections takes no time. */
  device: (uid: string) => Signals;
  /** The server has committed something in these buckets. */
  publish: (...buckets: string[]) => void;
  company: string;
  /** The wire between devices and server. */
  relay: Relay;
};

/** One device that listens, and what it has heard. */
export function listen(signals: Signals) {
  const heard: (string | null)[] = [];
  const stopped = new AbortController();
  const over = signals.follow((bucket) => heard.push(bucket), stopped.signal);
  return {
    heard,
    stop: () => stopped.abort(),
    /** Resolves when `follow` has come to its end. */
    over,
  };
}

/**
 * What both sides of the port do (rule R7). Signals may be doubled and late, so each step is shown by a bucket that
 * was not named before.
 */
export function signalsContract(side: () => Side): void {
  /** Resolves when it is surely heard: an opening line may miss what is published. */
  async function connected(uid: string) {
    const device = listen(side().device(uid));
    await hears(device, `user:${uid}`);
    return device;
  }

  async function hears({ heard }: { heard: (string | null)[] }, bucket: string) {
    await expect
      .poll(() => {
        if (!heard.includes(bucket)) side().publish(bucket);
        return heard;
      })
      .toContain(bucket);
  }

  async function end(device: ReturnType<typeof listen>) {
    device.stop();
    await device.over;
  }

  test('R7 a device hears of every bucket of its person’s that moves: their own, their company’s, the market', async () => {
    const { company, publish } = side();
    const ben = await connected('ben');
    publish(company, 'market');
    await expect.poll(() => ben.heard).toEqual(expect.arrayContaining([company, 'market']));
    await end(ben);
  });

  test('R7 a device hears nothing of another person’s buckets', async () => {
    const { company, publish } = side();
    const mia = await connected('mia');
    publish('user:ben', company);
    publish('market');
    await expect.poll(() => mia.heard).toContain('market');
    expect(new Set(mia.heard)).toEqual(new Set(['user:mia', 'market']));
    await end(mia);
  });

  test('R7 a signal that is doubled says the same again and nothing else', async () => {
    const { publish } = side();
    const mia = await connected('mia');
    publish('market', 'market');
    publish('market');
    await expect.poll(() => mia.heard).toContain('market');
    expect(new Set(mia.heard)).toEqual(new Set(['user:mia', 'market']));
    await end(mia);
  });

  test('R7 what moved while the line was broken hurries a pull once it is mended, and so does what moves after', async () => {
    const { company, publish, relay } = side();
    const ben = await connected('ben');
    const tries = relay.tries();
    relay.cut();
    await expect.poll(() => relay.tries()).toBeGreaterThan(tries);
    ben.heard.length = 0;
    publish('market');
    relay.mend();
    await expect.poll(() => ben.heard).toSatisfy(tellsOf('market'));
    await hears(ben, company);
    await end(ben);
  });

  test('R7 a device that stops hears nothing more, and can listen again', async () => {
    const { publish } = side();
    const first = await connected('mia');
    await end(first);
    first.heard.length = 0;
    const second = await connected('mia');
    publish('market');
    await expect.poll(() => second.heard).toContain('market');
    expect(first.heard).toEqual([]);
    await end(second);
  });

  test('R7 a device that stops while the line is broken comes to its end as well', async () => {
    const { relay } = side();
    const mia = await connected('mia');
    const tries = relay.tries();
    relay.cut();
    await expect.poll(() => relay.tries()).toBeGreaterThan(tries);
    await end(mia);
    relay.mend();
  });
}

/** By its name, or by saying that anything may have moved. */
function tellsOf(bucket: string) {
  return (heard: (string | null)[]) => heard.includes(bucket) || heard.includes(null);
}
