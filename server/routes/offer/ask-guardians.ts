import { OFFER_DAYS } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext, UserRecord } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { daysAfter } from '../../base/days.ts';
import { linkUrl } from '../../base/link-url.ts';
import { makeLink } from '../../domain/link/link.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { remindBefore } from '../../domain/offer/expire.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { setStatus } from '../../domain/offer/transition.ts';
import { languageOf } from '../../domain/user/settings.ts';
import type { GuardianLink, OfferArgs } from './policy.ts';

export type Guardians = { required: 0 | 1 | 2; mails: string[] };

/**
 * Whose signatures a minor's acceptance needs: both parents as a rule (§ 1629 BGB), one who has custody alone. What
 * was said is kept with the offer. Nobody signs as their own guardian, or for the company.
 */
export async function guardiansOf(
  { tx }: CallContext,
  { guardianMails, soleGuardian = false }: OfferArgs,
  minor: UserRecord,
  row: OfferRow,
): Promise<Guardians> {
  const required = soleGuardian ? 1 : 2;
  const account = await tx
    .selectFrom('user')
    .where('id', '=', minor.id)
    .select('guardian_mail')
    .executeTakeFirstOrThrow();
  const given = guardianMails ?? (account.guardian_mail === null ? [] : [account.guardian_mail]);
  const mails = [...new Set(given.map((mail) => mail.toLowerCase()))];
  if (mails.length !== required)
    throw wrong(
      'number',
      soleGuardian
        ? 'name one guardian, who has custody alone'
        : 'name both guardians; or say that one of them has custody alone',
    );
  if (mails.includes(minor.email.toLowerCase()))
    throw wrong('own_mail', 'a guardian needs a mail of their own');
  const colleague = await tx
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('member.company_id', '=', row.company_id)
    .where((eb) => eb(eb.fn('lower', ['user.email']), 'in', mails))
    .select('user.id')
    .executeTakeFirst();
  if (colleague !== undefined) throw wrong('of_company', 'nobody of the company signs as a guardian');
  return { required, mails };
}

/** Mails each guardian a link of their own. They have two weeks, however little of the offer's time is left. */
export async function askGuardians(
  context: CallContext,
  row: OfferRow,
  minor: UserRecord,
): Promise<OfferRow> {
  const until = daysAfter(context.now, OFFER_DAYS.guardian);
  const next = await setStatus(context, row, row.status, {
    valid_until: row.valid_until !== null && row.valid_until > until ? row.valid_until : until,
  });
  await remindBefore(context, next);
  const expiresAt = next.valid_until as Date;
  for (const mail of row.guardian_mails) {
    await spend(context, 'guardianMails', minor.id);
    const subject: GuardianLink = { offerId: row.id, version: String(row.version), mail };
    const token = await makeLink(context, { action: 'guardian-sign', subject, expiresAt });
    await postMail(context, {
      to: mail,
      lang: await languageOf(context.tx, minor.id),
      template: 'offer-guardian',
      params: {
        child: minor.firstname,
        company: row.parties.company.name,
        job: row.terms.title,
        until: expiresAt.toISOString(),
        url: linkUrl(context.settings.publicUrl, { action: 'guardian-sign', token, cid: row.company_id }),
      },
    });
  }
  return next;
}

function wrong(code: string, message: string): ApiError {
  return new ApiError('fields_invalid', message, { fields: [{ path: 'guardianMails', code }] });
}
