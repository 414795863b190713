import { expect, test } from 'vitest';
import { CHECK_MS, type Line, plan, type Segment } from './plan.ts';

const START = new Date('2026-03-02T09:00:00.000Z');
const HOUR_MS = 3_600_000;

/** Plays the files of one part of one market, run by run. */
function part() {
  let segments: Segment[] = [];
  const lines = new Map<number, Line>();
  let now = START;
  let run = 0;
  let id = 0;
  return {
    later: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** A run that tells of these jobs. */
    write(jobs: readonly number[]) {
      run += 1;
      for (const job of jobs) lines.set(job, { run, gone: false });
      const all = [...lines.values()];
      const { write, drop, checked } = plan({ segments, lines: all, run, now, inherited: undefined });
      segments = segments
        .filter((segment) => !drop.includes(segment))
        .map((segment) => (checked.includes(segment) ? { ...segment, checked_at: now } : segment));
      for (const { kind, from, to, at } of write) {
        id += 1;
        const rows =
          kind === 'base' ? all.length : all.filter((line) => line.run > from && line.run <= to).length;
        segments.push({
          ...{
            id,
            bucket: 'market',
            cell: 'm',
            kind,
            from_run: from,
            to_run: to,
            hash: `${id}`,
            rows,
            bytes: rows,
          },
          ...{
            jobs: all.length,
            at,
            checked_at: now,
            checked_run: run,
            run_in: run,
            run_out: null,
            out_at: null,
          },
        });
      }
      return write.length;
    },
    base: () => segments.find(({ kind }) => kind === 'base') as Segment,
    deltas: () => segments.filter(({ kind }) => kind === 'delta').sort((a, b) => a.to_run - b.to_run),
  };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

test('R10.1 the first file of a part is a base, and then each run that changes it adds a delta', () => {
  const it = part();
  it.write(many(400));
  expect(it.deltas()).toEqual([]);
  it.write([3]);
  it.write([]);
  it.write([4]);
  expect(it.deltas().map(({ from_run, to_run, rows }) => [from_run, to_run, rows])).toEqual([
    [1, 2, 1],
    [2, 4, 1],
  ]);
  expect(it.base().to_run).toBe(1);
});

test('R10.3 deltas follow each other without a gap, and there are few of them, however many runs there were', () => {
  const it = part();
  it.write(many(2000));
  let written = 0;
  for (let run = 0; run < 1000; run += 1) {
    it.later(60_000);
    written += it.write([run % 2000]);
    const deltas = it.deltas();
    expect(deltas.length).toBeLessThanOrEqual(4 + 11);
    for (const [index, { from_run }] of deltas.entries())
      if (index > 0) expect(from_run).toBe(deltas[index - 1]?.to_run);
    // The newest are left as they are: who reads every run fetches only what is new.
    expect(deltas.at(-1)?.rows).toBe(1);
  }
  expect(written).toBeLessThan(3 * 1000);
});

test('R10.3 a base is rewritten when the deltas behind it hold more than a quarter of it', () => {
  const it = part();
  it.write(many(400));
  for (let run = 0; run < 100; run += 1) it.write([run]);
  expect(it.base().to_run).toBe(1);
  it.write([100]);
  expect(it.base().to_run).toBe(102);
});

test('R10.9 a line that a later one has replaced leaves every file within eleven hours', () => {
  const it = part();
  it.write(many(400));
  it.write([7]);
  it.write([8]);
  it.later(HOUR_MS);
  it.write([7]);
  expect(it.deltas().map(({ rows }) => rows)).toEqual([1, 1, 1]);
  it.later(CHECK_MS);
  it.write([]);
  expect(it.deltas().map(({ rows }) => rows)).toEqual([0, 1, 1]);
  // Of the last run that changed anything: a device that has it needs no base because this one was rewritten.
  expect([it.base().to_run, it.base().rows]).toEqual([4, 400]);
});

test('R10.3 deltas of the last seven days stay beside a newer base, for devices that were away', () => {
  const it = part();
  it.write(many(400));
  for (let day = 0; day < 20; day += 1) {
    it.later(24 * HOUR_MS);
    it.write(many(60).map((job) => day * 20 + job));
  }
  const [oldest] = it.deltas();
  const [from] = [oldest?.from_run ?? 0];
  expect(it.base().to_run).toBeGreaterThan(from);
  expect(from).toBeGreaterThanOrEqual(8);
  expect(from).toBeLessThanOrEqual(14);
});
