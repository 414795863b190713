import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { ERROR_STATUS } from './errors.ts';
import { mutations } from './mutations.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import { rowSchemas } from './sync.ts';

const schema = (of: z.ZodMiniType) => z.toJSONSchema(of, { unrepresentable: 'any', io: 'input' });

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
      "hash": "9ad236afbd753d2f",
      "version": 3,
    }
  `);
});
