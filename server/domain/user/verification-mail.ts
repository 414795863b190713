import type { ChangeContext } from '../../api/change-context.ts';
import { queueWork } from '../../work/queue.ts';
import type { Act } from '../../work/work.ts';
import { postMail } from '../mail/post-mail.ts';
import { addresseeOf } from './addressee.ts';

export const VERIFY_MAIL = 'user.verify-mail';

/** Queues the mail with the link, once. */
export async function sendVerifyMail(context: ChangeContext, uid: string): Promise<void> {
  await queueWork(context, { kind: VERIFY_MAIL, key: uid, payload: { uid } });
}

/** The link is created when the mail is sent, because it expires soon. */
export async function mailVerifyLink(
  { tx, ports }: ChangeContext,
  payload: unknown,
): Promise<Act | undefined> {
  const { uid } = payload as { uid: string };
  const user = await addresseeOf(tx, uid);
  if (user === undefined) return undefined;
  const { email: to, firstname, lang } = user;
  return async () => {
    const url = await ports.identity.verifyLink(to);
    if (url === undefined) return undefined;
    return (context) => postMail(context, { to, lang, template: 'verify', params: { firstname, url } });
  };
}
