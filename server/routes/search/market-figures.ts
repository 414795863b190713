import type { AnswerOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';

export async function readMarketFigures({ tx }: CallContext): Promise<AnswerOf<'market.figures'>> {
  const row = await tx.selectFrom('market_figures').select('figures').executeTakeFirst();
  return row?.figures ?? null;
}
