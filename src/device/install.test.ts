import { expect, it } from 'vitest';
import { mayOffer, REST_MS } from './install.ts';

it('is offered from the second visit on, and not again for two months after a no', () => {
  expect(mayOffer({ visits: 1, dismissedAt: null }, 0)).toBe(false);
  expect(mayOffer({ visits: 2, dismissedAt: null }, 0)).toBe(true);
  expect(mayOffer({ visits: 9, dismissedAt: 1000 }, 1000 + REST_MS - 1)).toBe(false);
  expect(mayOffer({ visits: 9, dismissedAt: 1000 }, 1000 + REST_MS)).toBe(true);
});
