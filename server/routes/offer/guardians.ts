import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { assertMayAsk } from '../../domain/guardian/block.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import type { OfferArgs } from './policy.ts';

/** Both parents, as a rule (§ 1629 (1) BGB), until the one who signs says that one is enough. */
export const GUARDIANS_AS_A_RULE = 2;

/**
 * Whom the links go to that a minor's acceptance needs: one or two addresses. Nobody signs as their own guardian, or for
 * the company.
 */
export async function guardiansOf(
  context: CallContext,
  { guardianMails }: OfferArgs,
  minor: { readonly id: string; readonly email: string },
  row: OfferRow,
): Promise<string[]> {
  const account = await context.tx
    .selectFrom('user')
    .where('id', '=', minor.id)
    .select('guardian_mail')
    .executeTakeFirstOrThrow();
  const given = guardianMails ?? (account.guardian_mail === null ? [] : [account.guardian_mail]);
  const mails = [...new Set(given.map((mail) => mail.toLowerCase()))];
  if (mails.length === 0) throw wrong('missing', 'name a guardian; as a rule both parents sign');
  await assertGuardians(context, mails, { minorMail: minor.email, companyId: row.company_id });
  return mails;
}

/** Throws `fields_invalid` for addresses of the minor, of the company, and those that have refused to be asked. */
export async function assertGuardians(
  context: ChangeContext,
  mails: readonly string[],
  { minorMail, companyId }: { readonly minorMail: string; readonly companyId: string },
  path = 'guardianMails',
): Promise<void> {
  if (mails.includes(minorMail.toLowerCase()))
    throw wrong('own_mail', 'a guardian needs a mail of their own', path);
  const colleague = await context.tx
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('member.company_id', '=', companyId)
    .where((eb) => eb(eb.fn('lower', ['user.email']), 'in', mails))
    .select('user.id')
    .executeTakeFirst();
  if (colleague !== undefined) throw wrong('of_company', 'nobody of the company signs as a guardian', path);
  for (const mail of mails) await assertMayAsk(context, mail, undefined, path);
}

/** Who has signed the version that stands, for the child. */
export function guardianSignatures(
  tx: Db,
  row: OfferRow,
): Promise<{ name: string; guardian_mail: string | null }[]> {
  return tx
    .selectFrom('offer_signature')
    .where('offer_id', '=', row.id)
    .where('version', '=', row.version)
    .where('party', '=', 'guardian')
    .select(['name', 'guardian_mail'])
    .execute();
}

export function wrong(code: string, message: string, path = 'guardianMails'): ApiError {
  return new ApiError('fields_invalid', message, { fields: [{ path, code }] });
}
