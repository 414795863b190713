import type { Bench } from './measure.ts';

const MIB = 1024 * 1024;

/** Memory and disk after 10,000 rows were loaded and the first 30 are shown. */
export async function measureFootprint({ browser, subjects, quick, times, add }: Bench): Promise<void> {
  const count = quick ? 2000 : 10_000;
  for (const subject of subjects) {
    if (subject === 'workbox') continue;
    const heap: number[] = [];
    const disk: number[] = [];
    for (let time = 0; time < Math.ceil(times / 3); time += 1) {
      const origin = browser.freshOrigin();
      const filling = await browser.open(subject, origin);
      const how = subject === 'firestore' ? 'text' : 'objects';
      await filling.page.evaluate((plan) => window.bench.load?.(plan), { count, how } as const);
      await filling.close();
      const { page, cdp, close } = await browser.open(subject, origin);
      await page.evaluate((rows) => window.bench.watchFirst?.(rows), count);
      await page.waitForFunction(() => document.querySelectorAll('li').length === 30);
      await cdp.send('HeapProfiler.enable');
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      heap.push(usedSize / MIB);
      const estimate = await page.evaluate(async () => {
        const { usageDetails } = (await navigator.storage.estimate()) as {
          usageDetails?: { indexedDB?: number };
        };
        return usageDetails?.indexedDB ?? 0;
      });
      disk.push(estimate / MIB);
      await close();
    }
    const of = `${count.toLocaleString('en')} rows`;
    add({
      measure: 'footprint',
      of: `heap, ${of}, 30 shown`,
      subject,
      throttle: 1,
      unit: 'MiB',
      values: heap,
    });
    if (subject !== 'tanstack')
      add({ measure: 'footprint', of: `disk, ${of}`, subject, throttle: 1, unit: 'MiB', values: disk });
  }
}
