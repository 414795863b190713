import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lazily } from './lazily.ts';

it('makes a schema once, when it is first used, which is not when another takes it as a part', () => {
  let times = 0;
  const part = lazily(() => {
    times += 1;
    return z.object({ at: z.int() });
  });
  const whole = z.object({ part, parts: z.array(part), maybe: z.optional(z.nullable(part)) });
  expect(times).toBe(0);
  expect(whole.safeParse({ part: { at: 1, more: 2 }, parts: [{ at: 2 }] })).toEqual({
    success: true,
    data: { part: { at: 1 }, parts: [{ at: 2 }] },
  });
  expect(whole.safeParse({ part: { at: 'one' }, parts: [] }).error?.issues[0]?.path).toEqual(['part', 'at']);
  expect(times).toBe(1);
});

it('stands for its schema wherever one is asked for', () => {
  const made = lazily(() => z.object({ a: z.string(), b: z.number() }));
  expect(Object.keys(made.shape)).toEqual(['a', 'b']);
  expect(z.partial(made).safeParse({}).success).toBe(true);
  expect(z.extend(made, { c: z.boolean() }).safeParse({ a: '', b: 1, c: true }).success).toBe(true);
  expect(made instanceof z.ZodMiniObject).toBe(true);
  expect(z.toJSONSchema(made)).toMatchObject({ type: 'object', required: ['a', 'b'] });
});
