import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../../contract/calls.ts';
import { readArguments } from './arguments.ts';
import { strictly } from './strict.ts';

type Json = { type?: string; properties?: object; additionalProperties?: unknown } & Record<string, unknown>;

/** Where an object of a JSON schema takes what it does not know. */
function openIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, additionalProperties } = schema as Json;
  const here = type === 'object' && properties && additionalProperties !== false ? [path] : [];
  return [...here, ...Object.entries(schema).flatMap(([key, part]) => openIn(part, `${path}.${key}`))];
}

test.each(Object.entries(calls))('%s takes nothing unknown at any depth', (name, { args }) => {
  const schema = z.toJSONSchema(strictly(args as z.ZodMiniType), { unrepresentable: 'any', io: 'input' });
  expect(openIn(schema, name)).toEqual([]);
});

test('what a company cannot say about itself is refused, not dropped', () => {
  const companyId = '018f2b6e-1111-7000-8000-000000000001';
  const read = (general: object) =>
    readArguments('company.update-general', {
      params: {},
      query: {},
      body: { companyId, general },
      method: 'POST',
    });
  expect(read({ website: 'https://bakery.example' })).toEqual({
    companyId,
    general: { website: 'https://bakery.example' },
  });
  const fields = [{ path: 'general.verified', code: 'unrecognized_keys' }];
  expect(() => read({ verified: true })).toThrow(expect.objectContaining({ code: 'fields_invalid', fields }));
});

test('checks and defaults of a schema stay', () => {
  const schema = strictly(
    z.object({ list: z._default(z.array(z.object({ a: z.string().check(z.minLength(2)) })), []) }),
  );
  expect(schema.safeParse({}).data).toEqual({ list: [] });
  expect(schema.safeParse({ list: [{ a: 'x' }] }).success).toBe(false);
  expect(schema.safeParse({ list: [{ a: 'xy', b: 1 }] }).success).toBe(false);
});
