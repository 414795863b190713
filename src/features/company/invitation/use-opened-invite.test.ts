import { expect, test } from 'vitest';
import { ApiError } from '../../../../contract/errors.ts';
import { endOf } from './use-opened-invite.ts';

test.each([
  ['gone', { status: 'withdrawn' }, { state: 'over', why: 'withdrawn' }],
  ['gone', { status: 'expired' }, { state: 'over', why: 'expired' }],
  ['gone', undefined, { state: 'over', why: 'unknown' }],
  ['not_found', undefined, { state: 'over', why: 'unknown' }],
  ['unavailable', undefined, { state: 'away' }],
] as const)('companycreate.5 an invitation that answers %s %o', (code, detail, state) => {
  expect(endOf(new ApiError(code, '', detail && { detail }))).toEqual(state);
});

test('companycreate.5 without an answer it is not said to be over', () => {
  expect(endOf(new TypeError('network'))).toEqual({ state: 'away' });
});
