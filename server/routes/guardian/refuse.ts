import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { blockGuardian } from '../../domain/guardian/block.ts';
import { endUnconfirmed } from '../../domain/guardian/end-unconfirmed.ts';
import { settleGuardian } from '../../domain/guardian/settle.ts';
import { useLink as spendLink } from '../../domain/link/link.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { notify } from '../../domain/notification/notify.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import { languageOf } from '../../domain/user/settings.ts';
import type { Asked } from './policy.ts';

/**
 * A guardian says no: the child is told, the address is erased and not written to about this again. An account that
 * waits for the consent ends at once; not so where the address was somebody else's, for the child may name another.
 */
export async function refuse(
  context: CallContext,
  { token, reason }: ArgsOf<'guardian.refuse'>,
  { child, consent }: Asked,
): Promise<AnswerOf<'guardian.refuse'>> {
  const { tx, now } = context;
  const { act } = consent;
  await blockGuardian(context, consent.mail, reason, { childMail: child.email, act });
  await tx
    .updateTable('guardian_consent')
    .set({ state: 'refused', refused_at: now, mail: '' })
    .where('id', '=', consent.id)
    .execute();
  if (child.guardian_mail === consent.mail)
    await tx.updateTable('user').set({ guardian_mail: null }).where('id', '=', child.id).execute();
  await spendLink(tx, token, now);
  await touchUser(context, child.id);
  const { account } = await settleGuardian(context, child.id);
  const accountEnds = act === 'account' && reason === 'no' && account === 'pending';
  await notify(context, { to: child.id, type: 'guardian', ref: { type: 'user', id: child.id }, params: [] });
  await postMail(context, {
    to: child.email,
    lang: await languageOf(tx, child.id),
    template: 'guardian-refused',
    params: {
      firstname: child.firstname,
      act,
      reason,
      url: `${context.settings.publicUrl}/pwa/user`,
    },
  });
  if (accountEnds) await endUnconfirmed(context, child.id);
  return { accountEnds };
}
