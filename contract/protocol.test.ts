import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { ERROR_STATUS } from './errors.ts';
import { isLanguage, LANGUAGE_CODES, LANGUAGE_DEFAULT } from './languages.ts';
import { mutations } from './mutations.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import { rowSchemas } from './sync.ts';

const schema = (of: z.ZodMiniType) =>
  forAnyLanguages(z.toJSONSchema(of, { unrepresentable: 'any', io: 'input' }));

/** One language more is no change of the treaty: arguments gain a value, and of an answer it may be left unread. */
function forAnyLanguages(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return isAllLanguages(node) ? ['languages'] : node.map(forAnyLanguages);
  const { [LANGUAGE_DEFAULT]: item, ...others } = node as Record<string, unknown>;
  const known =
    item === undefined
      ? node
      : { [LANGUAGE_DEFAULT]: item, languages: Object.keys(others).every(isLanguage) };
  return Object.fromEntries(Object.entries(known).map(([key, part]) => [key, forAnyLanguages(part)]));
}

const isAllLanguages = (list: readonly unknown[]) =>
  list.length === LANGUAGE_CODES.length && list.every(isLanguage);

it('the treaty has not changed without a decision about the protocol version', () => {
  const treaty = {
    calls: Object.entries(calls).map(([name, { method, path, args, answer }]) => ({
      name,
      method,
      path,
      args: schema(args),
      answer: schema(answer),
    })),
    rows: Object.entries(rowSchemas).map(([table, row]) => [table, schema(row)]),
    mutations: Object.keys(mutations),
    errors: ERROR_STATUS,
  };
  const hash = createHash('sha256').update(JSON.stringify(treaty)).digest('hex').slice(0, 16);
  // Changed on purpose? Old apps with a full outbox are still out there: see protocol.ts, then write the new hash.
  expect({ version: PROTOCOL_VERSION, hash }).toMatchInlineSnapshot(`
    {
      "hash": "e82bbf229756be56",
      "version": 4,
    }
  `);
});
