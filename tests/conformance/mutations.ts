import { isId } from '../../contract/fields.ts';
import type { JsonSchema } from '../../server/http/openapi/document.ts';
import { EDGE_DAYS, EDGE_INSTANTS, HOSTILE_CURSORS } from './edges.ts';

/** One way to spoil arguments that are good. */
export type Spoiled = {
  /** Where: `signature.name`. */
  readonly path: string;
  readonly how: 'wrong type' | 'too long' | 'hostile' | 'unknown id';
  readonly args: Record<string, unknown>;
};

/** Texts that have broken other people's software. */
export const HOSTILE = [
  '\'; drop table "user"; --',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return this")()}}',
  '../../../etc/passwd',
  '%00%0a%0dSet-Cookie:x=1',
  'nul\u0000byte',
  'lone \ud800 surrogate',
  '\u202egnirts\u202c \u200b\ufeff',
  '__proto__',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the point.
  '$1 \\1 %s %n ${7*7}',
  '👩‍👩‍👧‍👦'.repeat(8),
  '-1e999',
];

/**
 * Every way to spoil these arguments that their schema lets one think of, one value at a time.
 * @param text names of arguments that travel as text (path, query): there a number is as good as its digits
 */
export function spoil(
  args: Record<string, unknown>,
  schema: JsonSchema,
  text: (name: string) => boolean,
  unknownId: () => string,
): Spoiled[] {
  const found: Spoiled[] = [];
  const put = (path: string[], how: Spoiled['how'], value: unknown) =>
    found.push({ path: path.join('.'), how, args: replaced(args, path, value) as Record<string, unknown> });
  const walk = (value: unknown, of: JsonSchema, path: string[]) => {
    const variant = variantFor(of, value);
    const asText = text(path[0] as string);
    if (typeof value === 'string') {
      if (!asText) put(path, 'wrong type', 42);
      if (!asText) put(path, 'wrong type', { $gt: '' });
      const max = variant.maxLength;
      if (typeof max === 'number' && variant.format === undefined) put(path, 'too long', 'x'.repeat(max + 1));
      for (const hostile of [...HOSTILE, ...edgesOf(variant)]) put(path, 'hostile', hostile);
      if (isId(value)) put(path, 'unknown id', unknownId());
    } else if (typeof value === 'number') {
      put(path, 'wrong type', 'many');
      if (!asText) put(path, 'wrong type', [value]);
      put(path, 'hostile', Number.MAX_SAFE_INTEGER);
      put(path, 'hostile', -1);
    } else if (typeof value === 'boolean') put(path, 'wrong type', 'perhaps');
    else if (Array.isArray(value)) {
      put(path, 'wrong type', 'list');
      const max = variant.maxItems;
      if (typeof max === 'number' && value.length > 0 && max <= 1000)
        put(
          path,
          'too long',
          Array.from({ length: max + 1 }, () => value[0]),
        );
      value.forEach((item, index) => {
        walk(item, (variant.items as JsonSchema) ?? {}, [...path, String(index)]);
      });
    } else if (value !== null && typeof value === 'object') {
      put(path, 'wrong type', 'object');
      const properties = (variant.properties ?? {}) as Record<string, JsonSchema>;
      for (const [key, inner] of Object.entries(value)) walk(inner, properties[key] ?? {}, [...path, key]);
    }
  };
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  for (const [name, value] of Object.entries(args)) {
    if (value !== undefined) walk(value, properties[name] ?? {}, [name]);
  }
  // What the good case leaves out may be given as well.
  for (const [name, property] of Object.entries(properties)) {
    if (args[name] !== undefined) continue;
    const edges = name === 'cursor' ? HOSTILE_CURSORS : edgesOf(property);
    for (const edge of edges) put([name], 'hostile', edge);
  }
  return found;
}

/** Values at the edges of a date. */
function edgesOf(schema: JsonSchema): readonly string[] {
  const { format } = variantFor(schema, '');
  return format === 'date-time' ? EDGE_INSTANTS : format === 'date' ? EDGE_DAYS : [];
}

/** The alternative of a union that a value belongs to. */
function variantFor(schema: JsonSchema, value: unknown): JsonSchema {
  const variants = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (variants === undefined) return schema;
  const type = Array.isArray(value) ? 'array' : typeof value;
  return variants.find((variant) => variant.type === type) ?? {};
}

function replaced(whole: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((item, index) => (String(index) === key ? replaced(item, rest, value) : item));
  const object = whole as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, value) };
}
