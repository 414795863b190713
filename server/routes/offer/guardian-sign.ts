import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readLink, useLink as spendLink } from '../../domain/link/link.ts';
import { assertInTime, assertRead } from '../../domain/offer/conflict.ts';
import { presentOffer } from '../../domain/offer/presenter.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { tell } from '../../domain/offer/tell.ts';
import { countOf, nextStatus, setStatus, wrongRole } from '../../domain/offer/transition.ts';
import { assertApplicationOpen } from './application.ts';
import { concludeIfSigned } from './conclude.ts';
import type { Acting, GuardianLink, OfferArgs } from './policy.ts';
import { addSignature, typedUnder } from './sign.ts';

/** A guardian signs with the link that was mailed; the link is used up. */
export async function guardianSign(context: CallContext, args: OfferArgs, acting: Acting): Promise<OfferRow> {
  const { row, by } = acting;
  if (by.actor !== 'guardian') throw wrongRole('guardian-sign');
  const typed = typedUnder(args);
  await assertRead(context, row, args);
  assertInTime(context, row);
  const before = countOf(row);
  const count = { ...before, guardianSignatures: before.guardianSignatures + 1 };
  const status = await nextStatus(context, row, {
    act: 'guardian-sign',
    actor: 'guardian',
    count,
    read: args.version,
  });
  await assertApplicationOpen(context, acting);
  await spendLink(context.tx, by.token, context.now);
  await addSignature(context, row, {
    party: 'guardian',
    _userId: null,
    guardianMail: by.mail,
    name: typed.name.trim(),
    position: '',
    method: 'mailed-link',
    deviceClock: typed.deviceClock ?? null,
  });
  const next = await setStatus(context, row, status, { guardian_signatures: count.guardianSignatures });
  await tell(context, next, 'guardian-signed', null);
  if (status === 'accepted') await tell(context, next, 'accepted', { uid: row.user_id });
  return concludeIfSigned(context, next, null);
}

export type GuardianReading = { row: OfferRow; mail: string };

/** Whoever holds a good link. */
export async function mayReadAsGuardian(
  { tx, now }: CallContext,
  { token }: ArgsOf<'offer.guardian'>,
): Promise<GuardianReading> {
  const { subject } = await readLink(tx, token, 'guardian-sign', now);
  const { offerId, mail } = subject as GuardianLink;
  const row = await tx.selectFrom('offer').where('id', '=', offerId).selectAll().executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such offer');
  return { row, mail };
}

/** What a guardian is asked to sign, as the talent reads it. */
export async function readAsGuardian(
  { tx }: CallContext,
  _args: ArgsOf<'offer.guardian'>,
  { row, mail }: GuardianReading,
): Promise<AnswerOf<'offer.guardian'>> {
  return { offer: await presentOffer(tx, row, 'talent'), guardianMail: mail };
}
