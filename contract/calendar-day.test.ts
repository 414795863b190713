import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, clockAt, dayOf, daysBetween, endOfDay, instantOf } from './calendar-day.ts';

describe('the market’s calendar day', () => {
  it.each([
    ['2026-12-11T22:59:59.999Z', '2026-12-11'],
    ['2026-12-11T23:00:00.000Z', '2026-12-12'],
    ['2026-06-30T21:59:59.999Z', '2026-06-30'],
    ['2026-06-30T22:00:00.000Z', '2026-07-01'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01'],
  ])('%s is on %s in Germany', (at, day) => {
    expect(dayOf(at)).toBe(day);
    expect(dayOf(new Date(at))).toBe(day);
    expect(dayOf(Date.parse(at))).toBe(day);
  });

  it('is another one in another zone', () => {
    expect(dayOf('2026-12-11T23:30:00.000Z', 'America/New_York')).toBe('2026-12-11');
    expect(dayOf('2026-12-11T23:30:00.000Z', 'UTC')).toBe('2026-12-11');
  });

  it.each([
    ['2026-12-11T08:00', '2026-12-11T07:00:00.000Z'],
    ['2026-07-11T08:00', '2026-07-11T06:00:00.000Z'],
    // The days on which the clocks change: an hour that is left out, and one that comes twice.
    ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
  ])('%s in Germany is %s', (clock, at) => {
    expect(instantOf(clock).toISOString()).toBe(at);
  });

  it.each([
    ['2026-12-11', '2026-12-11T22:59:59.999Z'],
    ['2026-07-11', '2026-07-11T21:59:59.999Z'],
    // The days on which the clocks change.
    ['2026-03-29', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-25T22:59:59.999Z'],
  ])('%s ends at %s', (day, end) => {
    expect(endOfDay(day).toISOString()).toBe(end);
  });

  it('goes with the clock on the wall', () => {
    expect(clockAt('2026-12-11T22:59:59.999Z')).toBe('2026-12-11T23:59:59');
    expect(clockAt('2026-07-11T22:00:00.000Z')).toBe('2026-07-12T00:00:00');
    expect(clockAt('2026-07-11T21:59:59.999Z', 'UTC')).toBe('2026-07-11T21:59:59');
  });

  it('of its own end is itself, and the next begins a millisecond later', () => {
    const days = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2026-01-01', days));
    const zones = fc.constantFrom('Europe/Berlin', 'UTC');
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const end = endOfDay(day, zone);
        expect(dayOf(end, zone)).toBe(day);
        expect(dayOf(end.getTime() + 1, zone)).toBe(addDays(day, 1));
        expect(daysBetween(day, addDays(day, 17))).toBe(17);
      }),
    );
  });
});
