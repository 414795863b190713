import type { JsonSchema } from '../../server/http/openapi/document.ts';
import { EDGE_DAYS, EDGE_INSTANTS, HOSTILE_CURSORS } from '../conformance/edges.ts';
import { HOSTILE } from '../conformance/mutations.ts';
import type { Random } from './random.ts';

/** Values that exist in the world, so that a request gets further than the door. */
export type Pool = { readonly ids: readonly string[]; readonly uids: readonly string[] };

const DEEPEST = 6;

/** A value that a schema allows, or nearly: sizes and formats are tried at their edges. */
export function generate(schema: JsonSchema, random: Random, pool: Pool, depth = 0): unknown {
  const variants = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (variants) return generate(random.pick(variants), random, pool, depth);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return random.pick(schema.enum);
  if (depth > DEEPEST) return null;
  switch (schema.type) {
    case 'string':
      return text(schema, random, pool);
    case 'integer':
    case 'number':
      return number(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'array': {
      const length = random.pick([0, 1, 2, Number(schema.minItems ?? 0)]);
      const items = (schema.items ?? {}) as JsonSchema;
      return Array.from({ length }, () => generate(items, random, pool, depth + 1));
    }
    case 'object':
      return object(schema, random, pool, depth);
    default:
      return random.pick<unknown>([1, 'x', null, true, {}, []]);
  }
}

function object(schema: JsonSchema, random: Random, pool: Pool, depth: number): Record<string, unknown> {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = (schema.required ?? []) as string[];
  const entries = Object.entries(properties)
    .filter(([key]) => required.includes(key) || random.chance(0.4))
    .map(
      ([key, inner]) =>
        [
          key,
          key === 'cursor' ? random.pick(HOSTILE_CURSORS) : generate(inner, random, pool, depth + 1),
        ] as const,
    );
  const extra = schema.additionalProperties;
  if (typeof extra === 'object' && extra !== null && random.chance(0.5))
    entries.push([random.pick([...pool.ids, 'key']), generate(extra as JsonSchema, random, pool, depth + 1)]);
  return Object.fromEntries(entries);
}

function text(schema: JsonSchema, random: Random, pool: Pool): string {
  if (schema.format === 'uuid') return random.chance(0.7) ? random.pick(pool.ids) : random.uuid();
  if (schema.format === 'date-time')
    return random.pick([...EDGE_INSTANTS, '2026-03-02T09:00:00.000Z', '1970-01-01T00:00:00Z']);
  if (schema.format === 'date') return random.pick([...EDGE_DAYS, '2026-03-02', '2024-02-29']);
  if (schema.format === 'email')
    return random.pick([
      'self@example.org',
      'nobody@example.org',
      'a@b.c',
      '"x y"@z',
      `${'x'.repeat(250)}@e.org`,
    ]);
  if (schema.format === 'uri')
    return random.pick([
      'https://example.org/x',
      'javascript:alert(1)',
      'http://127.0.0.1:1/',
      'file:///etc/passwd',
    ]);
  const max = Number(schema.maxLength ?? 50);
  return random.pick([
    random.pick(pool.uids),
    random.pick(HOSTILE),
    'Bäckerei',
    'a',
    '',
    ' ',
    'x'.repeat(Math.min(max, 7000)),
    'x'.repeat(Math.min(max, 7000) + 1),
    random.pick(pool.ids),
  ]);
}

function number(schema: JsonSchema, random: Random): number {
  const min = Number(schema.minimum ?? -1);
  const max = Number(schema.maximum ?? 2 ** 31);
  return random.pick([min, max, min - 1, max + 1, 0, 1, Math.floor((min + max) / 2), 1.5, -0, 2 ** 53]);
}

/** Bends a good value: one place is dropped, swapped, doubled or replaced. */
export function bend(value: unknown, random: Random, pool: Pool): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.3))
      return random.pick<unknown>([[], [...value, ...value], null, 'x', {}]);
    const at = random.below(value.length);
    return value.map((item, index) => (index === at ? bend(item, random, pool) : item));
  }
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    if (keys.length === 0 || random.chance(0.1)) return random.pick<unknown>([null, [], 'x', 7]);
    const key = random.pick(keys);
    const { [key]: inner, ...rest } = value as Record<string, unknown>;
    if (random.chance(0.15)) return rest;
    return { ...rest, [key]: bend(inner, random, pool) };
  }
  return random.pick<unknown>([
    null,
    random.pick(HOSTILE),
    random.pick(pool.ids),
    random.pick(pool.uids),
    0,
    -1,
    1e308,
    true,
    [value],
    { value },
    '',
    String(value),
  ]);
}
