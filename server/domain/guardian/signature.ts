import { ApiError } from '../../../contract/errors.ts';
import { fold } from '../../../contract/fold.ts';

/**
 * Two signatures are of two people, and the child's own is none of them. Throws `fields_invalid`: `same_name` for the
 * name another guardian has typed, `own_name` for the child's.
 * @param child full name
 */
export function assertOtherPerson(
  name: string,
  { child, others, path }: { child: string; others: readonly string[]; path: string },
): void {
  const typed = fold(name);
  const refuse = (code: string, message: string) =>
    new ApiError('fields_invalid', message, { fields: [{ path, code }] });
  if (typed === fold(child)) throw refuse('own_name', 'type your own name, not your child’s');
  if (others.some((other) => fold(other) === typed))
    throw refuse(
      'same_name',
      'another guardian has signed with this name: two people sign, each with their own',
    );
}
