import { setTimeout as sleep } from 'node:timers/promises';
import { type Device, startDevice } from './device.ts';
import type { LoadPlan, Order, Told } from './load.ts';
import { cpuSeconds, createMeter } from './meter.ts';
import { createTown } from './town.ts';

/** The load generator: a process of its own, so that what it costs is not the server's. Led by bench/load/main.ts. */

/** Devices that load the market at the same time while more and more come. */
const LOADING_AT_ONCE = 4;
/** One of so many devices is new and loads everything; the others were here before. */
const NEW_ONE_OF = 10;
/** Until what their arrival has caused is over, in milliseconds. */
const CALM_MS = 3_000;

const meter = createMeter();
const devices: Device[] = [];
let plan: LoadPlan;
let town: ReturnType<typeof createTown>;
let step = -1;
/** The market's files that the first device has read: what those have that were here before. */
let yesterday: ReadonlySet<string> = new Set();

const tell = (message: Told) => process.send?.(message);

/** Devices come, each as soon as one of those before it has all it needs; gives how many a second that were. */
async function arrive(count: number): Promise<number> {
  const first = devices.length;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: LOADING_AT_ONCE }, async () => {
      while (devices.length < count) {
        const device = bring(devices.length);
        devices.push(device);
        await device.loaded;
      }
    }),
  );
  return (count - first) / ((performance.now() - began) / 1000);
}

function bring(index: number): Device {
  const device = plan.devices[index];
  const origin = plan.origins[index % plan.origins.length];
  if (device === undefined || origin === undefined) throw new Error('there are fewer devices in the plan');
  const isNew = device.company !== undefined || index % NEW_ONE_OF === 0;
  const files = new Set(isNew ? [] : yesterday);
  if (index === 0) yesterday = files;
  const shared = { town, meter, random: Math.random, step: () => step };
  return startDevice({ plan: device, origin, files }, shared);
}

async function measure(count: number, seconds: number): Promise<void> {
  step += 1;
  const arrivalsPerSecond = await arrive(count);
  await sleep(CALM_MS);
  const cpuBefore = await cpuSeconds(plan.origins);
  meter.reset();
  await sleep(seconds * 1000);
  const figures = meter.figures();
  const serverCpu = ((await cpuSeconds(plan.origins)) - cpuBefore) / seconds;
  const streams = devices.filter(({ stream }) => stream.isOpen()).length;
  tell({ is: 'measured', figures: { ...figures, devices: count, arrivalsPerSecond, streams, serverCpu } });
}

process.on('message', (order: Order) => {
  if (order.do === 'begin') {
    plan = order.plan;
    const companies = plan.devices.flatMap(({ company }) => (company ? [company] : []));
    town = createTown(companies, Math.random);
    tell({ is: 'begun' });
  }
  if (order.do === 'step') void measure(order.devices, order.seconds);
  if (order.do === 'end')
    void Promise.all(devices.map((device) => device.stop())).then(() =>
      process.send?.({ is: 'ended', taps: town.taps } satisfies Told, () => process.exit()),
    );
});
