import { sql } from 'kysely';
import type { CallContext, UserRecord } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { assertInTime } from '../../domain/offer/conflict.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { setStatus } from '../../domain/offer/transition.ts';
import { askGuardians, linkGuardians } from './ask-guardians.ts';
import { GUARDIANS_AS_A_RULE, guardianSignatures, guardiansOf, wrong } from './guardians.ts';
import type { OfferArgs } from './policy.ts';

/**
 * Accepted again while a guardian is awaited: other addresses replace those that nobody has signed from, whose links end.
 * The same ones get another link, which lasts as long as the offer waits anyway; none change nothing.
 */
export async function renameGuardians(
  context: CallContext,
  args: OfferArgs,
  row: OfferRow,
  minor: UserRecord,
): Promise<OfferRow> {
  if (row.status !== 'awaiting_guardian' || args.guardianMails === undefined) return row;
  assertInTime(context, row);
  const named = await guardiansOf(context, args, minor, row);
  const signatures = await guardianSignatures(context.tx, row);
  const signed = signatures.flatMap(({ guardian_mail }) => guardian_mail ?? []);
  const hasSigned = (mail: string) => signed.includes(mail);
  const unsigned = named.filter((mail) => !hasSigned(mail));
  // Of who has signed the child knows the address, of the other parent whom they have named it does not.
  const mails = unsigned.length > 0 ? unsigned : row.guardian_mails.filter((mail) => !hasSigned(mail));
  if (mails.length === 0) throw wrong('number', 'this guardian has signed already: name the other one');
  if (mails.every((mail) => row.guardian_mails.includes(mail))) {
    await linkGuardians(context, row, minor, mails);
    return row;
  }
  if (signed.length + mails.length > GUARDIANS_AS_A_RULE)
    throw wrong('number', 'one guardian has signed already: name the other one');
  await dropSignLinks(context.tx, row);
  const next = await setStatus(context, row, row.status, {
    guardian_mails: JSON.stringify([...signed, ...mails]),
  });
  return askGuardians(context, next, minor, mails);
}

/** Ends the links of those who have not signed. */
export async function dropSignLinks(tx: Db, row: OfferRow): Promise<void> {
  await tx
    .deleteFrom('link')
    .where('action', '=', 'guardian-sign')
    .where(sql`subject ->> 'offerId'`, '=', row.id)
    .where('used_at', 'is', null)
    .execute();
}
