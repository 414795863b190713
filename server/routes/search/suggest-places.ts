import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';

const SUGGESTED = 8;

export async function suggestPlaces(
  { ports }: CallContext,
  { q, limit = SUGGESTED }: ArgsOf<'place.suggest'>,
): Promise<AnswerOf<'place.suggest'>> {
  return ports.gazetteer().suggest(q, limit);
}
