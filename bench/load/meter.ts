import { loadavg } from 'node:os';
import { API_BASE } from '../../contract/calls.ts';
import type { StepFigures } from './load.ts';
import type { Answer } from './wire.ts';

export type Meter = ReturnType<typeof createMeter>;

/** Counts what is answered between `reset` and `figures`. */
export function createMeter() {
  let times: number[] = [];
  let pulls = 0;
  let taps = 0;
  let rude = 0;
  let failed: Record<string, number> = {};
  let began = performance.now();
  let cpu = process.cpuUsage();

  function note(ms: number, { status, retryAfter }: Answer): boolean {
    times.push(ms);
    // 304: it has all of it.
    if (status === 200 || status === 304) return true;
    failed[status] = (failed[status] ?? 0) + 1;
    if (status === 503 && retryAfter === undefined) rude += 1;
    return false;
  }

  return {
    pull: (ms: number, answer: Answer) => {
      if (note(ms, answer)) pulls += 1;
    },
    tap: (ms: number, answer: Answer) => {
      if (note(ms, answer)) taps += 1;
    },
    reset() {
      times = [];
      failed = {};
      pulls = taps = rude = 0;
      began = performance.now();
      cpu = process.cpuUsage();
    },
    figures(): Omit<StepFigures, 'devices' | 'arrivalsPerSecond' | 'streams' | 'serverCpu'> {
      const ms = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      const sorted = [...times].sort((one, other) => one - other);
      const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
      return {
        pullsPerSecond: (pulls / ms) * 1000,
        tapsPerSecond: (taps / ms) * 1000,
        p50: at(0.5),
        p95: at(0.95),
        p99: at(0.99),
        failed,
        rude,
        generatorCpu: (user + system) / 1000 / ms,
        loadAverage: loadavg()[0] ?? Number.NaN,
      };
    },
  };
}

/** Seconds of CPU that the servers' processes have used, by their own metrics; a database outside them is not in it. */
export async function cpuSeconds(origins: readonly string[]): Promise<number> {
  let sum = 0;
  for (const origin of origins) {
    const text = await (await fetch(`${origin}${API_BASE}/metrics`)).text();
    sum += Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN);
  }
  return sum;
}
