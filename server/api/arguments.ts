import type * as z from 'zod/mini';
import type { ArgsOf, CallName } from '../../contract/calls.ts';
import { ApiError, type FieldError } from '../../contract/errors.ts';
import { takenArguments } from '../../contract/literal-bodies.ts';
import { strictly } from './strict.ts';

type Parts = { params: unknown; query: unknown; body: unknown; method: string };

/**
 * Collects a call's flat arguments from path, query and body and checks them against its schema. Query counts for GET
 * and DELETE only; the path wins over both. Throws `parameter_missing` (400) or `fields_invalid` (422).
 */
export function readArguments<Name extends CallName>(name: Name, parts: Parts): ArgsOf<Name> {
  const body = parts.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new ApiError('fields_invalid', 'the body must be a JSON object', {
      fields: [{ path: '', code: 'invalid_type' }],
    });
  const query = parts.method === 'GET' || parts.method === 'DELETE' ? parts.query : {};
  const raw = { ...(query as object), ...body, ...(parts.params as object) };
  return checked(name, schemaOf(name), raw) as ArgsOf<Name>;
}

const schemas = new Map<CallName, z.ZodMiniType>();

function schemaOf(name: CallName): z.ZodMiniType {
  const known = schemas.get(name) ?? strictly(takenArguments(name));
  schemas.set(name, known);
  return known;
}

/** @param name what the error names, e.g. a call; throws as above */
export function checked<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  raw: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw argumentError(name, raw, result.error.issues);
}

function argumentError(name: string, raw: unknown, issues: z.core.$ZodIssue[]): ApiError {
  const fields = issues.flatMap((issue) => fieldsOf(raw, issue));
  const missing = fields.filter((field) => field.code === 'missing');
  if (missing.length > 0) {
    const names = missing.map((field) => field.path).join(', ');
    return new ApiError('parameter_missing', `required parameter ${names} was null or undefined in ${name}`, {
      fields,
    });
  }
  return new ApiError(
    'fields_invalid',
    `${fields.map((field) => field.path).join(', ')} of ${name} not accepted`,
    {
      fields,
    },
  );
}

function fieldsOf(raw: unknown, issue: z.core.$ZodIssue): FieldError[] {
  const at = (path: PropertyKey[]) => path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: at([...issue.path, key]), code: issue.code }));
  const value = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)?.[key], raw);
  if (value === undefined || value === null) return [{ path: at(issue.path), code: 'missing' }];
  // Refinements of the contract name their own code in the message.
  return [{ path: at(issue.path), code: issue.code === 'custom' ? issue.message : issue.code }];
}
