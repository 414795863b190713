import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { gazetteer } from '../../gazetteer/load-gazetteer.ts';

const SUGGESTED = 8;

export async function suggestPlaces(
  _context: CallContext,
  { q, limit = SUGGESTED }: ArgsOf<'place.suggest'>,
): Promise<AnswerOf<'place.suggest'>> {
  return gazetteer().suggest(q, limit);
}
