import type { CDPSession, Page } from '@playwright/test';

/** A display of 60 Hz. */
const FRAME_MS = 1000 / 60;
/** Every so many frames it is looked at what stands in the middle of the screen. */
const LOOK_EVERY = 6;

export type Frames = {
  /** How many a display of 60 Hz shows in the time of the gesture. */
  due: number;
  /** Of them, those in which the page had nothing new. */
  dropped: number;
  /** The longest time between two, in milliseconds. */
  worst: number;
  /** Animation frames above 50 ms, with what ran longest in each. */
  long: { ms: number; by: string }[];
  /** Milliseconds of style and layout in it. */
  laying: number;
  /** Of the looks, those that met no row. */
  empty: number;
  looks: number;
};

export type Scroll = {
  /** Pixels; a negative distance leads back. */
  distance: number;
  /** Pixels a second. */
  speed: number;
  /** Selector of what a row is. */
  row: string;
};

/** Scrolls by a finger in the middle of the screen, there and back, and counts the frames of the page's main thread. */
export async function framesOfScroll(
  page: Page,
  cdp: CDPSession,
  { distance, speed, row }: Scroll,
): Promise<Frames> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  const before = await layingOf(cdp);
  const counting = page.evaluate(countFrames, [row, FRAME_MS, LOOK_EVERY] as const);
  for (const yDistance of [-distance, distance])
    await cdp.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance,
      speed,
      gestureSourceType: 'touch',
      preventFling: true,
    });
  await page.evaluate(() => dispatchEvent(new Event('scroll-over')));
  const counted = await counting;
  return { ...counted, laying: (await layingOf(cdp)) - before };
}

/** Milliseconds of style and layout since the page was opened. */
async function layingOf(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return 1000 * (seconds('RecalcStyleDuration') + seconds('LayoutDuration'));
}

/** In the page, until it is told that the gesture is over. */
async function countFrames([row, frameMs, lookEvery]: readonly [string, number, number]): Promise<
  Omit<Frames, 'laying'>
> {
  let over = false;
  addEventListener('scroll-over', () => (over = true), { once: true });
  const long: Frames['long'] = [];
  type LongFrame = PerformanceEntry & { scripts: { duration: number; invoker: string; sourceURL: string }[] };
  const observer = new PerformanceObserver((list) => {
    for (const { duration, scripts } of list.getEntries() as LongFrame[]) {
      const most = scripts.toSorted((a, b) => b.duration - a.duration)[0];
      const by = most ? `${most.invoker} ${most.sourceURL.split('/').at(-1)}` : 'style, layout, paint';
      long.push({ ms: duration, by });
    }
  });
  observer.observe({ type: 'long-animation-frame' });
  const frame = () => new Promise<number>(requestAnimationFrame);
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  let before = await frame();
  const began = before;
  let [dropped, worst, empty, looks] = [0, 0, 0, 0];
  for (let count = 1; !over; count += 1) {
    const now = await frame();
    const gap = now - before;
    dropped += Math.max(0, Math.round(gap / frameMs) - 1);
    worst = Math.max(worst, gap);
    before = now;
    if (count % lookEvery !== 0) continue;
    looks += 1;
    // Between two rows there is a gap: one of two places meets a row.
    if (![y, y + 24].some((at) => document.elementFromPoint(x, at)?.closest(row))) empty += 1;
  }
  observer.disconnect();
  return { due: Math.round((before - began) / frameMs), dropped, worst, long, empty, looks };
}
