/** What a page of this bench can do; a subject leaves out what it cannot. Times are milliseconds. */
export type Bench = {
  /** Puts `count` rows into an empty store. */
  load?: (plan: LoadPlan) => Promise<Load>;
  /** Shows the first 30 rows and keeps them up to date. */
  watchFirst?: (of: number) => Promise<void>;
  /** Changes one of the rows shown, number `n` of all changes; resolves once the change is painted. */
  change?: (n: number) => Promise<number>;
  /** Makes what the taps below are about. */
  beforeTaps?: () => Promise<void>;
  /** One tap after the other, each awaited until it is in the store. */
  taps?: (plan: TapPlan) => Promise<Taps>;
  /** A tap for each press on the page, while `count` further rows come. */
  tapsInLoad?: (count: number) => Promise<Taps>;
  /** Sends what the taps have left, until nothing waits. */
  drain?: () => Promise<number>;
  /** Fills the outbox with `waiting` entries, then pulls `rows` rows that each of them reads; only the pull is timed. */
  replay?: (waiting: number, rows: number) => Promise<Load>;
};

/** `objects`: rows are in memory · `text`: JSON is in memory · `http`: nothing is there yet. */
export type LoadPlan = { count: number; how: 'objects' | 'text' | 'http'; strict?: boolean };
/** `mixed`: every second one applies, the others write a message · `messages`, `applications`: those alone. */
export type TapPlan = {
  count: number;
  what: 'mixed' | 'messages' | 'applications';
  durability?: 'strict' | 'relaxed';
  /** Bare IndexedDB alone: truth and optimism kept apart, as in `raw-overlay.ts`. */
  overlay?: boolean;
};
export type Load = { ms: number; longestTask: number };
export type Taps = { ms: number; each: number[] };

declare global {
  interface Window {
    bench: Bench;
    /** Set by a page that was opened as a cold start: milliseconds from the navigation to the painted rows. */
    shownAt?: number;
    /** The same without what the painting waited for the frame. */
    readAt?: number;
  }
}

/** Below 50 ms the browser reports no long task: 0 then. */
export async function timed(work: () => Promise<unknown>): Promise<Load> {
  let longestTask = 0;
  let start = Number.POSITIVE_INFINITY;
  const take = (entries: PerformanceEntryList) => {
    for (const { duration, startTime } of entries)
      if (startTime >= start) longestTask = Math.max(longestTask, duration);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ entryTypes: ['longtask'] });
  // What was prepared in the task up to here is not measured.
  await nextTask();
  start = performance.now();
  await work();
  const ms = performance.now() - start;
  await nextTask();
  await nextTask();
  take(observer.takeRecords());
  observer.disconnect();
  return { ms, longestTask };
}

export async function runTaps(count: number, tap: (n: number) => Promise<unknown>): Promise<Taps> {
  const each: number[] = [];
  const start = performance.now();
  for (let n = 0; n < count; n += 1) {
    const before = performance.now();
    await tap(n);
    each.push(performance.now() - before);
  }
  return { ms: performance.now() - start, each };
}

/** One page after the other, each awaited. */
export async function inTurn<Page>(
  pages: readonly Page[],
  put: (page: Page) => PromiseLike<unknown>,
): Promise<void> {
  for (const page of pages) await put(page);
}

/** Taps of a finger while something else goes on: each from the moment in which the browser was told of it. */
export async function tapsWhile(
  work: () => Promise<unknown>,
  tap: (n: number) => Promise<unknown>,
): Promise<Taps> {
  const each: number[] = [];
  const taps: Promise<unknown>[] = [];
  const onTap = ({ timeStamp }: Event) => {
    taps.push(tap(taps.length).then(() => each.push(performance.now() - timeStamp)));
  };
  addEventListener('pointerdown', onTap);
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  removeEventListener('pointerdown', onTap);
  await Promise.all(taps);
  return { ms, each };
}

type Shown = { title: string; companyName: string; publishedAt: string | null };

/** Puts rows on the screen, as plain as can be: what is compared is the way to them. */
export function render(rows: readonly Shown[]): void {
  const list = document.createElement('ul');
  for (const row of rows) {
    const item = document.createElement('li');
    item.textContent = `${row.title} · ${row.companyName} · ${row.publishedAt}`;
    list.append(item);
  }
  document.body.replaceChildren(list);
  // Layout belongs to the work.
  void document.body.offsetHeight;
}

/** Resolves after the next frame was handed to the screen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => void nextTask().then(resolve)));
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}

/** A page opened with `#cold` shows its rows by itself, as an app does. */
export async function coldStart(first30: () => Promise<readonly Shown[]>): Promise<void> {
  if (location.hash !== '#cold') return;
  render(await first30());
  window.readAt = performance.now();
  await painted();
  window.shownAt = performance.now();
}

/** For live lists: called for every rendering, with the one in which a title is on the screen. */
export function shownTitles() {
  let waiting: { title: string; done: () => void } | undefined;
  return {
    show(rows: readonly Shown[]): void {
      render(rows);
      if (waiting && rows.some(({ title }) => title === waiting?.title)) {
        const { done } = waiting;
        waiting = undefined;
        void painted().then(done);
      }
    },
    until: (title: string) =>
      new Promise<void>((done) => {
        waiting = { title, done };
      }),
  };
}
