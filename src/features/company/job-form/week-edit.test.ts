import { describe, expect, it } from 'vitest';
import type { Shift } from '../../../../contract/entities/working-conditions.ts';
import { addShifts, drawnHours, keyOnShift, moveShift, resizeShift, SHIFTS_MAX } from './week-edit.ts';

const shift = (day: Shift['day'], start: string, end: string): Shift => ({ day, start, end });
const noon = shift('tue', '11:00', '15:00');

describe('createjob.5 the week that is drawn', () => {
  it('takes the same times on several days, in the order of the week, and nothing twice', () => {
    const week = addShifts([noon], ['wed', 'mon', 'tue'], '11:00', '15:00');
    expect(week.map(({ day }) => day)).toEqual(['mon', 'tue', 'wed']);
    expect(addShifts(week, ['fri'], '09:00', '09:00')).toEqual(week);
  });

  it('holds no more shifts than a job has', () => {
    const many = Array.from({ length: SHIFTS_MAX }, (_, at) =>
      shift('mon', `0${at % 9}:00`, `1${at % 9}:${at}`),
    );
    expect(addShifts(many, ['sun'], '10:00', '12:00')).toHaveLength(SHIFTS_MAX);
  });

  it.each<[string, boolean, Shift | null | undefined]>([
    ['ArrowDown', false, shift('tue', '11:15', '15:15')],
    ['ArrowUp', false, shift('tue', '10:45', '14:45')],
    ['ArrowDown', true, shift('tue', '11:00', '15:15')],
    ['ArrowUp', true, shift('tue', '11:00', '14:45')],
    ['ArrowLeft', false, shift('mon', '11:00', '15:00')],
    ['ArrowRight', false, shift('wed', '11:00', '15:00')],
    ['Delete', false, null],
    ['a', false, undefined],
  ])('the key %s, with Shift: %s', (key, shiftKey, next) => {
    expect(keyOnShift(noon, key, shiftKey)).toEqual(next);
  });

  it('stays within its day, and a quarter of an hour long', () => {
    expect(moveShift(shift('mon', '00:10', '04:00'), -60)).toEqual(shift('mon', '00:00', '03:50'));
    expect(moveShift(shift('mon', '20:00', '23:30'), 120)).toEqual(shift('mon', '20:30', '00:00'));
    expect(resizeShift(noon, 'end', -600)).toEqual(shift('tue', '11:00', '11:15'));
    expect(resizeShift(noon, 'start', 600)).toEqual(shift('tue', '14:45', '15:00'));
  });

  it('is drawn from 6 to 22 o’clock, and further where a shift is', () => {
    expect(drawnHours([noon])).toEqual({ from: 6, to: 22 });
    expect(drawnHours([shift('fri', '04:30', '12:00'), shift('sat', '22:00', '06:00')])).toEqual({
      from: 4,
      to: 24,
    });
  });
});
