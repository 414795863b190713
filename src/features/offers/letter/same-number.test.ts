import { expect, it } from 'vitest';
import { checkNumber } from '../../../../contract/policy/offer-check.ts';
import { isSameNumber } from './same-number.ts';

const HASH = '9c4107e7'.padEnd(64, 'ab');

it('a number from a paper is compared as people copy it', () => {
  expect(checkNumber(HASH)).toBe('9C41-07E7');
  for (const typed of ['9C41-07E7', ' 9c41 07e7 ', HASH, `SHA-256 ${HASH}`, HASH.slice(0, 20)])
    expect(isSameNumber(typed, HASH), typed).toBe(true);
  for (const typed of ['9C41', '', '9C41-07E8', `${HASH}0`, 'SHA-256'])
    expect(isSameNumber(typed, HASH), typed).toBe(false);
});
