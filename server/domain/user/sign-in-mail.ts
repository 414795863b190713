import { SIGN_IN_LINK_MINUTES } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { linkUrl } from '../../base/link-url.ts';
import { makeLink } from '../link/link.ts';
import { postMail } from '../mail/post-mail.ts';
import { languageOf } from './settings.ts';

export const SIGN_IN_MAIL = 'user.sign-in-mail';

/** Mails a sign-in link if the address has an account. */
export async function mailSignInLink(context: ChangeContext, payload: unknown): Promise<void> {
  const { mail } = payload as { mail: string };
  const user = await context.tx
    .selectFrom('user')
    .where('email', '=', mail)
    .where('erased_at', 'is', null)
    .select(['id', 'firstname'])
    .executeTakeFirst();
  if (user === undefined) return;
  const token = await makeLink(context, {
    action: 'sign-in',
    subject: { uid: user.id, mail },
    expiresAt: new Date(context.now.getTime() + SIGN_IN_LINK_MINUTES * 60_000),
  });
  await postMail(context, {
    to: mail,
    lang: await languageOf(context.tx, user.id),
    template: 'sign-in',
    params: {
      firstname: user.firstname,
      minutes: String(SIGN_IN_LINK_MINUTES),
      url: linkUrl(context.settings.publicUrl, { action: 'sign-in', token }),
    },
  });
}
