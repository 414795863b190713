import { expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';

it('editjob.1 of two versions only the lines are told that differ', () => {
  expect(lineChanges('Sell bread\nMake coffee\n', 'Make coffee\nBake cake')).toEqual({
    gone: ['Sell bread'],
    came: ['Bake cake'],
  });
  expect(lineChanges('nothing', 'nothing')).toEqual({ gone: [], came: [] });
  expect(lineChanges('One\nTwo', 'Two\nOne')).toEqual({ gone: [], came: [] });
});
