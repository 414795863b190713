import { expect, it } from 'vitest';
import { signalBucket, signalField } from './signal-document.ts';

it.each(['user:mia-1_x', 'market', 'company:01932f6e-0000-7000-8000-000000000001'])(
  'R7.2 the field of %s is an identifier and leads back to it',
  (bucket) => {
    const field = signalField(bucket);
    expect(field).toMatch(/^[a-z_][a-z0-9_]*$/);
    expect(signalBucket(field, 'mia-1_x')).toBe(bucket);
  },
);

it('R7.2 a field of a later version says nothing', () => {
  expect(signalBucket('weather', 'mia')).toBeUndefined();
});
