import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { spend } from '../../api/limit.ts';
import { linkUrl } from '../../base/link-url.ts';
import { askGuardian } from '../../domain/guardian/ask.ts';
import { birthday } from '../../domain/guardian/birth-date.ts';
import { settleGuardian } from '../../domain/guardian/settle.ts';
import { makeLink, useLink as spendLink } from '../../domain/link/link.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { AGE_ADULT } from '../../domain/user/age.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import { languageOf } from '../../domain/user/settings.ts';
import type { Asked } from './policy.ts';

/** Keeps who has agreed, in which role, and asks the other parent where this one does not speak for both. */
export async function confirm(
  context: CallContext,
  args: ArgsOf<'guardian.confirm'>,
  asked: Asked,
): Promise<AnswerOf<'guardian.confirm'>> {
  const { tx, now } = context;
  const { child, consent } = asked;
  const otherMail = args.bothParents ? undefined : otherParent(args, asked);
  await tx
    .updateTable('guardian_consent')
    .set({
      state: 'confirmed',
      name: args.name.trim(),
      relation: args.relation,
      both_parents: args.bothParents,
      opened_at: consent.opened_at ?? now,
      confirmed_at: now,
    })
    .where('id', '=', consent.id)
    .execute();
  await spendLink(tx, args.token, now);
  await touchUser(context, child.id);
  if (otherMail !== undefined) {
    await spend(context, 'guardianMails', child.id);
    await askGuardian(
      context,
      { uid: child.id, firstname: child.firstname },
      otherMail,
      'guardian',
      consent.act,
    );
  }
  await mailWayBack(context, asked);
  const settled = await settleGuardian(context, child.id);
  return { state: settled[consent.act] };
}

function otherParent({ otherMail }: ArgsOf<'guardian.confirm'>, { child, consent }: Asked): string {
  const refuse = (code: string) =>
    new ApiError('fields_invalid', 'as a rule both parents agree: give the other parent’s mail address', {
      fields: [{ path: 'otherMail', code }],
    });
  if (otherMail === undefined) throw refuse('missing');
  const mail = otherMail.toLowerCase();
  if (mail === consent.mail || mail === child.email) throw refuse('own_mail');
  return mail;
}

/** The link that takes the consent back; it is good as long as the consent counts, for a creator's profile to 18. */
async function mailWayBack(context: CallContext, { child, consent }: Asked): Promise<void> {
  const token = await makeLink(context, {
    action: 'guardian-manage',
    subject: { uid: child.id, consentId: consent.id },
    expiresAt: birthday(child.date_of_birth, AGE_ADULT),
  });
  await postMail(context, {
    to: consent.mail,
    lang: await languageOf(context.tx, child.id),
    template: 'guardian-manage',
    params: {
      child: child.firstname,
      act: consent.act,
      url: linkUrl(context.settings.publicUrl, { action: 'guardian', token }),
    },
  });
}
