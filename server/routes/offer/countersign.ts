import type { CallContext } from '../../api/call-context.ts';
import { assertInTime, assertRead } from '../../domain/offer/conflict.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { countOf, nextStatus, setStatus, wrongRole } from '../../domain/offer/transition.ts';
import { assertApplicationOpen } from './application.ts';
import { concludeIfSigned } from './conclude.ts';
import type { Acting, OfferArgs } from './policy.ts';
import { addSignature, companySignature, typedUnder } from './sign.ts';

/**
 * A member with canSign signs for the company: after an edit that nobody has signed, or as the second one. The same
 * person's second signature is their first.
 */
export async function countersign(context: CallContext, args: OfferArgs, acting: Acting): Promise<OfferRow> {
  const { row, by } = acting;
  if (by.actor !== 'canSign') throw wrongRole('sign');
  const typed = typedUnder(args);
  await assertRead(context, row, args);
  if (await signedBefore(context, row, by.user.id)) return row;
  assertInTime(context, row);
  const before = countOf(row);
  const count = { ...before, companySignatures: before.companySignatures + 1 };
  const status = await nextStatus(context, row, { act: 'sign', actor: 'canSign', count, read: args.version });
  await assertApplicationOpen(context, acting);
  await addSignature(context, row, await companySignature(context, row, by, { typed, duties: args.duties }));
  const next = await setStatus(context, row, status, { company_signatures: count.companySignatures });
  return concludeIfSigned(context, next, { uid: by.user.id });
}

async function signedBefore({ tx }: CallContext, row: OfferRow, uid: string): Promise<boolean> {
  const signature = await tx
    .selectFrom('offer_signature')
    .where('offer_id', '=', row.id)
    .where('version', '=', row.version)
    .where('user_id', '=', uid)
    .select('seq')
    .executeTakeFirst();
  return signature !== undefined;
}
