import { API_BASE } from '../../contract/calls.ts';

/** Seconds of CPU that the servers' processes have used, by their own metrics; a database outside them is not in it. */
export async function cpuSeconds(origins: readonly string[]): Promise<number> {
  let sum = 0;
  for (const origin of origins) {
    const text = await (await fetch(`${origin}${API_BASE}/metrics`)).text();
    sum += Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN);
  }
  return sum;
}
