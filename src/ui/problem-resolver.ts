import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Path, Resolver } from 'react-hook-form';

/** A field that has to be looked at again, and why. */
export type Problem<Field extends string> = { field: Field; code: string };

/** Ties a pure check to a form: the code of a problem is the error's `type`, screens put it into words. */
export function problemResolver<Values extends FieldValues, Context = undefined>(
  problemsOf: (values: Values, context: Context) => readonly Problem<Path<Values>>[],
): Resolver<Values, Context> {
  return (values, context, options) => {
    // A form whose check needs a context was given one.
    const problems = problemsOf(values, context as Context);
    if (problems.length === 0) return { values, errors: {} };
    const flat: Record<string, FieldError> = {};
    for (const { field, code } of problems) flat[field] ??= { type: code };
    return { values: {}, errors: toNestErrors(flat, options) };
  };
}
