import type { ChangeContext } from '../../api/change-context.ts';
import { postMail } from '../mail/post-mail.ts';
import { addresseeOf } from './addressee.ts';

export const PASSWORD_MAIL = 'user.password-mail';

/** Tells that an account has a new password, with a way to set another one. */
export async function mailPasswordChanged(context: ChangeContext, payload: unknown): Promise<void> {
  const user = await addresseeOf(context.tx, (payload as { uid: string }).uid);
  if (user === undefined) return;
  const { email, firstname, lang } = user;
  const url = `${context.settings.publicUrl}/forgot-password`;
  await postMail(context, { to: email, lang, template: 'password-changed', params: { firstname, url } });
}
