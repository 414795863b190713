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
import { dropSignLinks, renameGuardians } from './rename-guardians.ts';
import { addSignature, signatureOf, typedUnder } from './sign.ts';

/**
 * Accepts with a typed name under the hash that was read. Below 18 it counts once the guardians have signed; who has come
 * of age meanwhile accepts again, in their place (§ 108 (3) BGB). With the company's signatures there it is signed at once.
 */
export async function accept(context: CallContext, args: OfferArgs, acting: Acting): Promise<OfferRow> {
  const { row, by } = acting;
  if (by.actor !== 'talent') throw wrongRole('accept');
  const minor = isMinor(by.user, context.now);
  const isAgain = acceptedBefore(row);
  await assertRead(context, row, args);
  if (isAgain && (minor || row.status !== 'awaiting_guardian'))
    return renameGuardians(context, args, row, by.user);
  const typed = typedUnder(args);
  assertInTime(context, row);
  await nextStatus(context, row, { act: 'accept', actor: 'talent', read: args.version });
  await assertApplicationOpen(context, acting);
  await assertLawful(context, row);
  await assertSellerKnown(context, row, by.user);
  const mails = minor ? await guardiansOf(context, args, by.user, row) : row.guardian_mails;
  // A parent who has signed meanwhile has signed; nobody else has to.
  const required = minor ? GUARDIANS_AS_A_RULE : row.guardian_signatures;
  const signature = signatureOf(by.user, { party: 'talent' }, typed);
  if (isAgain) await dropSignLinks(context.tx, row);
  else await addSignature(context, row, signature);
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
