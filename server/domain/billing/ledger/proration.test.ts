import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { share } from '../../../../contract/vat.ts';
import { products } from '../plans.ts';
import { billOf } from './bill.ts';
import { periodEnd } from './period.ts';
import { amountOf, type Booked, netOf, type Period, periodLine, prorate } from './proration.ts';

const at = (text: string) => new Date(text);
const MARCH: Period = {
  start: at('2026-03-01T00:00:00Z'),
  end: at('2026-04-01T00:00:00Z'),
  anchor: at('2026-03-01T00:00:00Z'),
};
const TEAM: Booked = { priceId: 'team-monthly', quantity: 1 };
const BUSINESS: Booked = { priceId: 'business-monthly', quantity: 1 };

describe('a change within a period', () => {
  it('gives back and bills the time that is left, to the second', () => {
    // 31 days of March; 15.5 of them are left.
    const { lines, period } = prorate(MARCH, TEAM, BUSINESS, at('2026-03-16T12:00:00Z'));
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['unused', -4950],
      ['remaining', 12_450],
    ]);
    expect(period).toEqual(MARCH);
    const second = prorate(MARCH, TEAM, BUSINESS, at('2026-03-31T23:59:59Z'));
    expect(second.lines.map(({ amount }) => amount)).toEqual([0, 0]);
    const minute = prorate(MARCH, TEAM, BUSINESS, at('2026-03-31T23:00:00Z'));
    expect(minute.lines.map(({ amount }) => amount)).toEqual([-13, 33]);
  });

  it('begins a period of its own for another interval', () => {
    const { lines, period } = prorate(
      MARCH,
      TEAM,
      { priceId: 'team-yearly', quantity: 2 },
      at('2026-03-16T12:00:00Z'),
    );
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['unused', -4950],
      ['period', 198_000],
    ]);
    expect(period).toEqual({
      start: at('2026-03-16T12:00:00Z'),
      end: at('2027-03-16T12:00:00Z'),
      anchor: at('2026-03-16T12:00:00Z'),
    });
  });
});

const booked = fc.record<Booked>({
  priceId: fc.constantFrom(...products.flatMap(({ prices }) => prices.map(({ id }) => id))),
  quantity: fc.integer({ min: 1, max: 100 }),
});
const monthly = booked.filter(({ priceId }) => priceId.endsWith('monthly'));
const inMarch = fc
  .integer({ min: MARCH.start.getTime(), max: MARCH.end.getTime() })
  .map((time) => new Date(time));

test('both sides of a proration are the difference of the prices, within half a cent each', () => {
  fc.assert(
    fc.property(monthly, monthly, inMarch, (from, to, when) => {
      const { lines } = prorate(MARCH, from, to, when);
      const left = (MARCH.end.getTime() - Math.floor(when.getTime() / 1000) * 1000) / (31 * 86_400_000);
      const exact = (amountOf(to) - amountOf(from)) * left;
      expect(Math.abs(netOf(lines) - exact)).toBeLessThanOrEqual(1);
      expect(netOf(lines)).toBe((lines[0]?.amount ?? 0) + (lines[1]?.amount ?? 0));
    }),
  );
});

test('a change and back at the same instant costs nothing', () => {
  fc.assert(
    fc.property(monthly, monthly, inMarch, (from, to, when) => {
      const there = netOf(prorate(MARCH, from, to, when).lines);
      const back = netOf(prorate(MARCH, to, from, when).lines);
      expect(there + back).toBe(0);
    }),
  );
});

test('a chain of changes bills exactly what was used of each plan, and never less than nothing', () => {
  fc.assert(
    fc.property(
      monthly,
      fc.array(fc.tuple(monthly, inMarch), { maxLength: 12 }),
      fc.integer({ min: 0, max: 50_000 }),
      (first, changes, credit) => {
        const inOrder = changes.toSorted(([, a], [, b]) => a.getTime() - b.getTime());
        let current = first;
        let begun = MARCH.start;
        let used = 0;
        let left = credit;
        let billed = 0;
        const bill = (lines: Parameters<typeof billOf>[0]) => {
          const one = billOf(lines, { credit: left, vatCase: 'standard', at: new Date('2026-03-02') });
          expect(one.credit).toBeGreaterThanOrEqual(0);
          expect(one.net).toBe(netOf(one.lines));
          billed += one.net;
          left = one.credit;
        };
        bill([periodLine(first, MARCH)]);
        const part = (from: Date) =>
          share(
            amountOf(current),
            MARCH.end.getTime() - from.getTime(),
            MARCH.end.getTime() - MARCH.start.getTime(),
          );
        for (const [to, when] of inOrder) {
          const second = new Date(Math.floor(when.getTime() / 1000) * 1000);
          const usage = part(begun) - part(second);
          expect(usage).toBeGreaterThanOrEqual(0);
          used += usage;
          bill(prorate(MARCH, current, to, when).lines);
          current = to;
          begun = second;
        }
        used += part(begun);
        // What was billed is what was used, less the credit that went into it.
        expect(billed).toBe(used - (credit - left));
      },
    ),
    { numRuns: 500 },
  );
});

test('shares are rounded half away from zero, also where a double would be too small', () => {
  expect([share(1, 1, 2), share(-1, 1, 2), share(1, 1, 3), share(0, 5, 7)]).toEqual([1, -1, 0, 0]);
  expect(share(24_900_000, 31_622_399_999, 31_622_400_000)).toBe(24_900_000);
  expect(share(10_000_000, 2, 3)).toBe(6_666_667);
});

test('VAT of a bill is of its net sum, with the credit taken off', () => {
  const line = periodLine(TEAM, MARCH);
  const at = new Date('2026-03-02T09:00:00Z');
  expect(billOf([line], { credit: 0, vatCase: 'standard', at }).vat).toMatchObject({ rate: 1900, vat: 1881 });
  expect(billOf([line], { credit: 900, vatCase: 'standard', at }).vat.vat).toBe(1710);
  expect(billOf([line], { credit: 0, vatCase: 'outside_eu', at }).vat).toMatchObject({ rate: 0, vat: 0 });
});

test('a period that an older version counted in UTC is followed by a whole one', () => {
  const month = { interval: 'month' } as const;
  // Booked at half past midnight of 1 March in Germany; its first month ended on the 29th there.
  const anchor = at('2026-02-28T23:30:00Z');
  expect(periodEnd(anchor, anchor, month)).toEqual(at('2026-03-31T22:30:00Z'));
  expect(periodEnd(anchor, at('2026-03-28T23:30:00Z'), month)).toEqual(at('2026-04-30T22:30:00Z'));
  // Across the change of the clocks in autumn.
  expect(periodEnd(at('2026-07-02T09:00:00Z'), at('2026-11-02T09:00:00Z'), month)).toEqual(
    at('2026-12-02T10:00:00Z'),
  );
});

test('periods keep the day of their anchor', () => {
  const anchor = at('2027-12-31T10:00:00Z');
  let start = anchor;
  const ends: string[] = [];
  for (let month = 0; month < 5; month++) {
    start = periodEnd(anchor, start, { interval: 'month' });
    ends.push(start.toISOString().slice(0, 10));
  }
  expect(ends).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
});
