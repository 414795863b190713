import * as z from 'zod/mini';

/**
 * The same schema, with objects that refuse unknown keys at every depth. Rows and arguments share schemas in the
 * contract: an answer may drop undeclared keys, but an argument that is silently dropped looks accepted.
 */
export function strictly<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return strict(schema) as Schema;
}

type Def = z.core.$ZodTypes['_zod']['def'];

function strict(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'object': {
      const shape = Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, strict(part)]));
      return again(schema, { ...def, shape, catchall: def.catchall ?? z.never() });
    }
    case 'array':
      return again(schema, { ...def, element: strict(def.element) });
    case 'optional':
    case 'nullable':
    case 'default':
      return again(schema, { ...def, innerType: strict(def.innerType) });
    case 'union':
      return again(schema, { ...def, options: def.options.map(strict) });
    case 'record':
      return again(schema, { ...def, valueType: strict(def.valueType) });
    default:
      return schema;
  }
}

/** Checks are part of the definition, so they stay. */
function again(schema: z.core.$ZodType, def: object): z.core.$ZodType {
  return z.core.clone(schema, def as never);
}
