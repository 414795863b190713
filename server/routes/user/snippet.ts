import type { ArgsOf } from '../../../contract/calls.ts';
import type { UserSnippet } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { Relation } from '../../domain/application/relation.ts';
import { type Seen, see, showsImage } from '../../domain/application/seen.ts';
import { activeCreatorOf } from '../../domain/creator/active-creator.ts';

/** Whoever has to do with this person. For everybody else they do not exist. */
export async function maySee(context: CallContext, { userId }: ArgsOf<'user.snippet'>): Promise<Seen> {
  const seen = await see(context.tx, userOf(context), userId);
  if (seen === undefined) throw new ApiError('not_found', 'no such user');
  return seen;
}

/** Name, picture and creator profile as far as the relation goes; a minor's picture is nobody else's. */
export async function snippet(
  context: CallContext,
  _args: unknown,
  { relation, row }: Seen,
): Promise<UserSnippet> {
  const { tx, now } = context;
  const applicant = relation.kind === 'applicant';
  return {
    _id: row.id,
    name: applicant ? relation.name : `${row.firstname} ${row.lastname}`,
    image: showsImage(relation, row, now) ? row.image_file_id : null,
    ...(applicant ? { ageBand: relation.ageBand } : {}),
    creator: namesCreator(context, relation) ? await activeCreatorOf(tx, row.id, now) : null,
  };
}

/**
 * Whoever may read the creator's card. Of an applicant who is not accepted yet it would give away the full name and
 * the picture.
 */
function namesCreator(context: CallContext, relation: Relation): boolean {
  if (relation.kind === 'applicant') return relation.released;
  return relation.kind === 'self' || userOf(context).membership !== null;
}
