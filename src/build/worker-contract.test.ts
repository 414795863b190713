import { expect, test } from 'vitest';
import { withoutUnread } from './worker-contract.ts';

const cut = (code: string) => withoutUnread(code, 'calls.ts').replace(/\s+/g, ' ').trim();

test('of a call the worker keeps where it goes and what it answers', () => {
  const code = `export const some = {
    /** What waits. */
    'job.create': call({
      method: 'POST', path: '/job', who: ['member'], net: 'queue', whileLocked: true,
      args: () => z.strictObject({ args: id, who: z.array(id) }),
      writes: ({ only }) => only !== undefined,
      answer: () => z.object({ args: id }),
    }),
  };`;
  expect(cut(code)).toBe(
    "export const some = { /** What waits. */ 'job.create': call({ method: 'POST', path: '/job', whileLocked: true, answer: () => z.object({ args: id }), }), };",
  );
});

test('of a mutation it keeps its name and whether it is quiet, and of no other object anything is left out', () => {
  const code = `const args = { lane: 1, undo: 2 };
  export const mutations = table({
    'a.b': { lane: (args) => args.lane, undo: ({ undo }) => undo === true },
    'c.d': { lane: () => 'c', quiet: ({ lane }: { lane: string }) => lane === 'x' }
  });`;
  expect(cut(code)).toBe(
    "const args = { lane: 1, undo: 2 }; export const mutations = table({ 'a.b': { }, 'c.d': { quiet: ({ lane }: { lane: string }) => lane === 'x' } });",
  );
});
