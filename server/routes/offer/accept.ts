import type { CallContext } from '../../api/call-context.ts';
import { assertInTime, assertRead } from '../../domain/offer/conflict.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { tell } from '../../domain/offer/tell.ts';
import { countOf, nextStatus, setStatus, wrongRole } from '../../domain/offer/transition.ts';
import { assertSellerKnown } from '../../domain/seller/assert-known.ts';
import { isMinor } from '../../domain/user/age.ts';
import { assertLawful } from './age.ts';
import { assertApplicationOpen } from './application.ts';
import { askGuardians } from './ask-guardians.ts';
import { conclude } from './conclude.ts';
import { GUARDIANS_AS_A_RULE, guardiansOf } from './guardians.ts';
import type { Acting, OfferArgs } from './policy.ts';
import { renameGuardians } from './rename-guardians.ts';
import { addSignature, signatureOf, typedUnder } from './sign.ts';

/**
 * Accepts with a typed name under the hash that was read. Below 18 it counts once the guardians have signed; with the
 * company's signatures there it is signed at once.
 */
export async function accept(context: CallContext, args: OfferArgs, acting: Acting): Promise<OfferRow> {
  const { row, by } = acting;
  if (by.actor !== 'talent') throw wrongRole('accept');
  const typed = typedUnder(args);
  await assertRead(context, row, args);
  if (acceptedBefore(row)) return renameGuardians(context, args, row, by.user);
  assertInTime(context, row);
  await nextStatus(context, row, { act: 'accept', actor: 'talent', read: args.version });
  await assertApplicationOpen(context, acting);
  await assertLawful(context, row);
  await assertSellerKnown(context, row, by.user);
  const mails = isMinor(by.user, context.now) ? await guardiansOf(context, args, by.user, row) : [];
  const required = mails.length === 0 ? 0 : GUARDIANS_AS_A_RULE;
  await addSignature(context, row, signatureOf(by.user, { party: 'talent' }, typed));
  const count = { ...countOf(row), guardiansRequired: required };
  const status = await nextStatus(context, row, {
    act: 'accept',
    actor: 'talent',
    count,
    read: args.version,
  });
  const next = await setStatus(context, row, status, {
    talent_signatures: 1,
    guardians_required: required,
    guardian_mails: JSON.stringify(mails),
  });
  const actor = { uid: by.user.id };
  if (status !== 'awaiting_guardian') return conclude(context, next, actor);
  await tell(context, next, 'awaiting-guardian', actor);
  return askGuardians(context, next, by.user);
}

/** The first acceptance of this version stands; a second one finds it. */
function acceptedBefore(row: OfferRow): boolean {
  return row.talent_signatures === 1 && ['awaiting_guardian', 'accepted', 'signed'].includes(row.status);
}
