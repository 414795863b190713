import { expect, it } from 'vitest';
import { answerOf } from './use-read.ts';

const KEPT = { data: [1], at: 7 };
const MISSING = { at: 7 };

it.each([
  ['nothing is known yet', undefined, undefined, { state: 'loading' }],
  ['nothing is kept and nobody has answered yet', null, undefined, { state: 'loading' }],
  ['nothing is kept and nobody answers', null, { end: 'away' }, { state: 'away' }],
  ['it is not known yet what is kept, and nobody answers', undefined, { end: 'away' }, { state: 'loading' }],
  ['it is kept and asked for', KEPT, undefined, { state: 'there', data: [1], at: 7, old: false }],
  ['it is kept and nobody answers', KEPT, { end: 'away' }, { state: 'there', data: [1], at: 7, old: true }],
  ['there was nothing, and that is asked again', MISSING, undefined, { state: 'loading' }],
  ['there is nothing', MISSING, { end: 'kept' }, { state: 'missing' }],
  ['there was nothing and nobody answers', MISSING, { end: 'away' }, { state: 'missing' }],
  [
    'an answer that is not kept is there as long as it is looked at',
    null,
    { end: 'told', data: [2], at: 9 },
    { state: 'there', data: [2], at: 9, old: false },
  ],
  [
    'the server says no',
    KEPT,
    { end: 'refused', code: 'not_allowed' },
    { state: 'refused', code: 'not_allowed' },
  ],
] as const)('payment.6 %s', (_, kept, end, shown) => {
  expect(answerOf(kept, end)).toEqual(shown);
});
