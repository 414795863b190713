import type { ArgsOf } from '../../../contract/calls.ts';
import type { Invitation } from '../../../contract/entities/company.ts';
import type { UserMode } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { LANGUAGE_MARKET, type Language } from '../../../contract/languages.ts';
import { INVITE_DAYS } from '../../../contract/limits.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { daysAfter } from '../../base/days.ts';
import { linkUrl } from '../../base/link-url.ts';
import type { Db } from '../../database/database.ts';
import { assertStaying, touchCompany } from '../../domain/company/lock-company.ts';
import { presentInvitation } from '../../domain/company/presenter.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { makeLink } from '../../domain/link/link.ts';
import { appendLog } from '../../domain/log/append.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { notify } from '../../domain/notification/notify.ts';
import { takeBack } from '../../domain/notification/take-back.ts';
import { hasBlocked } from '../../domain/user/blocked.ts';
import { languageOf } from '../../domain/user/settings.ts';
import type { InvitationRow } from './invitation-policy.ts';

/**
 * Invites a mail address: the same answer whether anybody has an account under it. Inviting it again replaces the
 * first invitation, whose link is over then.
 */
export async function invite(
  context: CallContext,
  args: ArgsOf<'company.invite'>,
  company: CompanyRow,
): Promise<Invitation> {
  const { tx, now, chance } = context;
  const sender = userOf(context);
  const mail = args._receiverMail.toLowerCase();
  assertStaying(company);
  const receiver = await receiverOf(tx, mail, [sender.id, company.id]);
  if (receiver?.companyId === company.id)
    throw new ApiError('state_conflict', 'this mail address is a member’s already', {
      detail: { status: 'member' },
    });
  await spend(context, 'invitations', sender.id);
  await replaceEarlier(context, company.id, mail);
  const row = await tx
    .insertInto('invitation')
    .values({
      id: chance.newId(),
      company_id: company.id,
      mail,
      position: args.position?.trim() ?? '',
      can_sign: args.canSign ?? false,
      can_chat: args.canChat ?? false,
      note: args.note?.trim() ?? '',
      status: 'pending',
      invited_by: sender.id,
      created_at: now,
      expires_at: daysAfter(now, INVITE_DAYS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!receiver?.refuses) await tellReceiver(context, { company, sender, receiver, row });
  await appendLog(context, {
    companyId: company.id,
    actor: { uid: sender.id },
    action: 'invite.sent',
    ref: { type: 'invitation', id: row.id },
    after: {
      mail: maskMail(mail),
      position: row.position,
      canSign: row.can_sign,
      canChat: row.can_chat,
    },
  });
  await touchCompany(context, company.id);
  return presentInvitation(row);
}

type Telling = {
  company: CompanyRow;
  sender: UserRecord;
  receiver: Receiver | undefined;
  row: InvitationRow;
};

/** By mail; accounts that could accept also see it in the app. */
async function tellReceiver(
  context: CallContext,
  { company, sender, receiver, row }: Telling,
): Promise<void> {
  const token = await makeLink(context, {
    action: 'accept-invite',
    subject: { invitationId: row.id, companyId: company.id },
    expiresAt: row.expires_at,
  });
  const url = linkUrl(context.settings.publicUrl, { action: 'accept-invite', token, cid: company.id });
  await postMail(context, {
    to: row.mail,
    lang: receiver?.lang ?? LANGUAGE_MARKET,
    template: 'invite',
    params: {
      company: company.company_name,
      sender: `${sender.firstname} ${sender.lastname}`,
      position: row.position,
      rights: [...(row.can_chat ? ['chat'] : []), ...(row.can_sign ? ['sign'] : [])].join(' '),
      note: row.note,
      url,
    },
  });
  if (receiver?.mode !== 'company') return;
  await notify(context, {
    to: receiver.id,
    type: 'invite',
    ref: { type: 'invitation', id: row.id },
    params: [company.company_name, row.position, company.id],
    expiresAt: row.expires_at,
  });
}

/** Somebody who waits for a seat has agreed to what was offered: that is not taken back by a second invitation. */
async function replaceEarlier(context: CallContext, companyId: string, mail: string): Promise<void> {
  const { tx } = context;
  const waiting = await tx
    .selectFrom('invitation')
    .where('company_id', '=', companyId)
    .where('mail', '=', mail)
    .where('status', '=', 'waiting')
    .select('id')
    .executeTakeFirst();
  if (waiting !== undefined)
    throw new ApiError(
      'state_conflict',
      'this person has accepted already; add them as soon as a seat is free',
      {
        detail: { status: 'waiting', _invitationId: waiting.id },
      },
    );
  const replaced = await tx
    .updateTable('invitation')
    .set({ status: 'replaced' })
    .where('company_id', '=', companyId)
    .where('mail', '=', mail)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  for (const { id } of replaced) await takeBack(context, { type: 'invite', ref: { type: 'invitation', id } });
}

/**
 * `jana@example.org` → `j…@example.org`. For the log, which keeps for 12 months what was said about people who never
 * agreed to anything.
 */
function maskMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  return `${mail.slice(0, 1)}…${mail.slice(at)}`;
}

type Receiver = {
  id: string;
  mode: UserMode;
  companyId: string | null;
  /** Has blocked one of those who write. */
  refuses: boolean;
  lang: Language;
};

/** The account with this mail address. It must not change an answer. */
async function receiverOf(tx: Db, mail: string, from: readonly string[]): Promise<Receiver | undefined> {
  const row = await tx
    .selectFrom('user')
    .leftJoin('member', 'member.user_id', 'user.id')
    .where('user.email', '=', mail)
    .select(['user.id', 'user.mode', 'member.company_id', hasBlocked(from).as('refuses')])
    .orderBy('user.created_at')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, mode, company_id: companyId, refuses } = row;
  return { id, mode, companyId, refuses, lang: await languageOf(tx, id) };
}
