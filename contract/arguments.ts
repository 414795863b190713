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
export function requiredParameters(name: CallName): string[] {
  const shape = calls[name].args.shape as Record<string, { _zod: { optin?: string } }>;
  return Object.keys(shape).filter((key) => shape[key]?._zod.optin !== 'optional');
}

/**
 * Checks arguments before anything is written or sent.
 * @throws RequiredError for the first missing parameter (specification section 5)
 * @throws ApiError `fields_invalid` with every wrong field
 */
export function checkArguments<Name extends CallName>(name: Name, args: ArgsOf<Name>): ArgsOf<Name> {
  const given = args as Record<string, unknown>;
  for (const parameter of requiredParameters(name)) {
    if (given[parameter] === null || given[parameter] === undefined) throw new RequiredError(parameter, name);
  }
  const checked = calls[name].args.safeParse(args);
  if (!checked.success) {
    throw new ApiError('fields_invalid', `the arguments of ${name} are not valid`, {
      fields: fieldErrors(checked.error.issues),
    });
  }
  return checked.data as ArgsOf<Name>;
}
