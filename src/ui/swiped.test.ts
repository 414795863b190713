import { expect, it } from 'vitest';
import { swiped } from './swiped.ts';

it.each([
  ['slowly and far to the left', { dx: -80, dy: 10, ms: 900 }, 'after'],
  ['slowly and far to the right', { dx: 80, dy: -10, ms: 900 }, 'before'],
  ['a short flick', { dx: -40, dy: 4, ms: 60 }, 'after'],
  ['a short way, slowly', { dx: -40, dy: 4, ms: 400 }, null],
  ['a tap', { dx: 2, dy: 1, ms: 1 }, null],
  ['aslant, as a thumb scrolls', { dx: -90, dy: 60, ms: 200 }, null],
] as const)('a finger that goes %s', (_, stroke, to) => {
  expect(swiped(stroke)).toBe(to);
});
