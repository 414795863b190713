import { expect, it } from 'vitest';
import { nextLook } from './looks.ts';

const at = (time: string) => Date.parse(`2026-11-24T${time}.000Z`);
const said = (time: string) => `2026-11-24T${time}.000Z`;

it('pwa.4 what is new stays new within one look, and ends with the next', () => {
  const first = nextLook(undefined, at('08:00:00'));
  expect(first).toEqual({ since: null, at: said('08:00:00') });
  const second = nextLook(first, at('12:00:00'));
  expect(second).toEqual({ since: said('08:00:00'), at: said('12:00:00') });
  const reloaded = nextLook(second, at('12:10:00'));
  expect(reloaded).toEqual({ since: said('08:00:00'), at: said('12:10:00') });
  expect(nextLook(reloaded, at('12:41:00'))).toEqual({ since: said('12:10:00'), at: said('12:41:00') });
});
