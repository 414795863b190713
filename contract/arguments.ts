import type { $ZodIssue } from 'zod/v4/core';
import { type CallTable, callOf } from './call-table.ts';
import type { ArgsOf, CallName, Calls } from './calls.ts';
import { ApiError, type FieldError, RequiredError } from './errors.ts';

/** Issues of a schema as the wire carries them. */
export function fieldErrors(issues: readonly $ZodIssue[]): FieldError[] {
  return issues.map((issue) => ({
    path: issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(',') : ''),
    code: issue.code === 'custom' && issue.message ? issue.message : issue.code,
  }));
}

/** Arguments of a call that have to be there. */
export function requiredParameters(args: unknown): string[] {
  const { shape } = args as { shape: Record<string, { _zod: { optin?: string } }> };
  const mayMiss = ['optional', 'defaulted'];
  return Object.keys(shape).filter((key) => !mayMiss.includes(shape[key]?._zod.optin ?? ''));
}

/** Null can be a value: `imageSource: null` removes an image. */
function takesNull(args: Calls[CallName]['args'], parameter: string): boolean {
  const shape = args.shape as Record<string, { safeParse(value: unknown): { success: boolean } }>;
  return shape[parameter]?.safeParse(null).success === true;
}

/**
 * Checks arguments before anything is written or sent.
 * @throws RequiredError for the first missing parameter (specification section 5)
 * @throws ApiError `fields_invalid` with every wrong field
 */
export function checkArguments<Name extends CallName>(
  calls: CallTable,
  name: Name,
  args: ArgsOf<Name>,
): ArgsOf<Name> {
  const schema: Calls[CallName]['args'] = callOf(calls, name).args;
  const given = args as Record<string, unknown>;
  for (const parameter of requiredParameters(schema)) {
    const value = given[parameter];
    if (value === undefined || (value === null && !takesNull(schema, parameter)))
      throw new RequiredError(parameter, name);
  }
  const checked = schema.safeParse(args);
  if (!checked.success) {
    throw new ApiError('fields_invalid', `the arguments of ${name} are not valid`, {
      fields: fieldErrors(checked.error.issues),
    });
  }
  return checked.data as ArgsOf<Name>;
}
