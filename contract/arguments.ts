import type { $ZodIssue } from 'zod/v4/core';
import { type ArgsOf, type CallName, calls } from './calls.ts';
import { ApiError, type FieldError, RequiredError } from './errors.ts';

/** Issues of a schema as the wire carries them. */
export function fieldErrors(issues: readonly $ZodIssue[]): FieldError[] {
  return issues.map((issue) => ({
    path: issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(',') : ''),
    code: issue.code === 'custom' && issue.message ? issue.message : issue.code,
  }));
}

/** Arguments of a call that have to be there. */
export function requiredParameters(name: CallName, args: unknown = calls[name].args): string[] {
  const { shape } = args as { shape: Record<string, { _zod: { optin?: string } }> };
  const mayMiss = ['optional', 'defaulted'];
  return Object.keys(shape).filter((key) => !mayMiss.includes(shape[key]?._zod.optin ?? ''));
}

/** Null can be a value: `imageSource: null` removes an image. */
function takesNull(name: CallName, parameter: string): boolean {
  const shape = calls[name].args.shape as Record<string, { safeParse(value: unknown): { success: boolean } }>;
  return shape[parameter]?.safeParse(null).success === true;
}

/**
 * Checks arguments before anything is written or sent.
 * @throws RequiredError for the first missing parameter (specification section 5)
 * @throws ApiError `fields_invalid` with every wrong field
 */
export function checkArguments<Name extends CallName>(name: Name, args: ArgsOf<Name>): ArgsOf<Name> {
  const given = args as Record<string, unknown>;
  for (const parameter of requiredParameters(name)) {
    const value = given[parameter];
    if (value === undefined || (value === null && !takesNull(name, parameter)))
      throw new RequiredError(parameter, name);
  }
  const checked = calls[name].args.safeParse(args);
  if (!checked.success) {
    throw new ApiError('fields_invalid', `the arguments of ${name} are not valid`, {
      fields: fieldErrors(checked.error.issues),
    });
  }
  return checked.data as ArgsOf<Name>;
}
