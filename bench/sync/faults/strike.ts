import type { BrowserContext } from '@playwright/test';
import type { Device } from './device.ts';
import type { LedgerLine } from './ledger-line.ts';
import type { Round, RoundFault } from './script.ts';

/** Longest time that a round is given to send, in milliseconds. */
export const ROUND_MS = 1500;

export type Scene = { device: Device; line: LedgerLine; context: BrowserContext };

/** Taps without a line, then the line is back and a backlog is being sent. */
async function tapOffline({ from, to }: Round, { device, context }: Scene): Promise<void> {
  await context.setOffline(true);
  await device.tap(from, to);
  await context.setOffline(false);
}

async function untilSending({ after, afterMs }: Round, { device, line }: Scene): Promise<void> {
  const arrived = line.arrived(Math.ceil(after / 3));
  await device.fireSync();
  await Promise.race([arrived, pause(ROUND_MS)]);
  await pause(afterMs);
}

/** What a fault does to a round of taps; the script says when. */
export const strike: Record<RoundFault, (round: Round, scene: Scene) => Promise<void>> = {
  none: ({ from, to }, { device }) => device.tap(from, to),
  offline: tapOffline,
  'tab-killed-in-tap': async ({ from, to, after, afterMs }, { device }) => {
    const saved = device.savedMore(after);
    const tapped = device.tap(from, to);
    await Promise.race([saved, tapped]);
    await pause(afterMs);
    await device.killTab();
    await tapped;
  },
  'tab-killed-in-drain': async (round, scene) => {
    await tapOffline(round, scene);
    await untilSending(round, scene);
    await scene.device.killTab();
  },
  'worker-killed-in-drain': async (round, scene) => {
    await tapOffline(round, scene);
    await untilSending(round, scene);
    await scene.device.killWorker();
  },
};

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
