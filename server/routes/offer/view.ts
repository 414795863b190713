import type { CallContext } from '../../api/call-context.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { setStatus, wrongRole } from '../../domain/offer/transition.ts';
import type { Acting, OfferArgs } from './policy.ts';

/** The talent has opened the offer. Marks nothing where another version, or another state, is there by now. */
export async function view(context: CallContext, args: OfferArgs, { row, by }: Acting): Promise<OfferRow> {
  if (by.actor !== 'talent') throw wrongRole('view');
  if (row.status !== 'sent' || row.version !== args.version) return row;
  return setStatus(context, row, 'viewed');
}
