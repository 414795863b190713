import { expect, test } from 'vitest';
import { advertiserKind } from '../entities/registration.ts';
import { mayBookPlan } from './may-book-plan.ts';

test('pricing.6 16.8 every advertiser but a private household may book a plan', () => {
  expect(advertiserKind.options.filter((kind) => !mayBookPlan(kind))).toEqual(['household']);
});
