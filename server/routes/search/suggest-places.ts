import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';

const SUGGESTED = 8;

export async function suggestPlaces(
  { ports }: CallContext,
  { q, limit = SUGGESTED, named }: ArgsOf<'place.suggest'>,
): Promise<AnswerOf<'place.suggest'>> {
  return named ? ports.gazetteer().named(q).slice(0, limit) : ports.gazetteer().suggest(q, limit);
}
