import { sql } from 'kysely';
import { OFFER_DAYS } from '../../../contract/entities/offer.ts';
import { waitsUntil } from '../../../contract/policy/offer-wait.ts';
import type { CallContext } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { daysAfter } from '../../base/days.ts';
import { linkUrl } from '../../base/link-url.ts';
import type { Db } from '../../database/database.ts';
import { responsible } from '../../domain/guardian/responsible.ts';
import { makeLink } from '../../domain/link/link.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { remindBefore } from '../../domain/offer/expire.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { setStatus } from '../../domain/offer/transition.ts';
import { languageOf } from '../../domain/user/settings.ts';
import type { GuardianLink } from './policy.ts';

/** The minor whose guardians are asked. */
export type Minor = { readonly id: string; readonly firstname: string };

/** Mails each guardian a link of their own. They have two weeks, however little of the offer's time is left. */
export async function askGuardians(
  context: CallContext,
  row: OfferRow,
  minor: Minor,
  mails: readonly string[] = row.guardian_mails,
): Promise<OfferRow> {
  const next = await setStatus(context, row, row.status, {
    valid_until: waitsUntil('awaiting_guardian', row.valid_until, context.now),
  });
  await remindBefore(context, next);
  await linkGuardians(context, next, minor, mails);
  return next;
}

/** Mails each of these a link, and changes nothing of the offer. */
export async function linkGuardians(
  context: CallContext,
  row: OfferRow,
  minor: Minor,
  mails: readonly string[],
): Promise<void> {
  const others = row.guardian_mails.length > 1;
  for (const mail of mails)
    await askOne(context, row, minor, { mail, others, namedBy: await whoNamed(context.tx, row, mail) });
}

/** Whose word an address is: of a link that was mailed there, or else the child's. */
async function whoNamed(tx: Db, row: OfferRow, mail: string): Promise<Asking['namedBy']> {
  const link = await tx
    .selectFrom('link')
    .where('action', '=', 'guardian-sign')
    .where(sql`subject ->> 'offerId'`, '=', row.id)
    .where(sql`subject ->> 'mail'`, '=', mail)
    .select('subject')
    .limit(1)
    .executeTakeFirst();
  return (link?.subject as GuardianLink | undefined)?.namedBy ?? 'child';
}

type Asking = {
  readonly mail: string;
  /** Somebody else was asked, or has signed. */
  readonly others: boolean;
  readonly namedBy: 'child' | 'guardian';
};

/** Mails one guardian a link to sign or decline with; it works as long as the offer waits. */
export async function askOne(
  context: CallContext,
  row: OfferRow,
  minor: Minor,
  { mail, others, namedBy }: Asking,
): Promise<void> {
  await spend(context, 'guardianMails', minor.id);
  const expiresAt = row.valid_until ?? daysAfter(context.now, OFFER_DAYS.guardian);
  const subject: GuardianLink = { offerId: row.id, version: String(row.version), mail, namedBy };
  const token = await makeLink(context, { action: 'guardian-sign', subject, expiresAt });
  await postMail(context, {
    to: mail,
    lang: await languageOf(context.tx, minor.id),
    template: 'offer-guardian',
    params: {
      child: minor.firstname,
      company: row.parties.company.name,
      job: row.terms.title,
      others: others ? 'yes' : '',
      namedBy,
      until: expiresAt.toISOString(),
      ...responsible(context.settings),
      url: linkUrl(context.settings.publicUrl, { action: 'guardian-sign', token, cid: row.company_id }),
    },
  });
}
