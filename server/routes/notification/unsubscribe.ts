import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { notificationType } from '../../../contract/entities/notification.ts';
import { type ChannelChoice, channelsFor } from '../../../contract/notification-rules.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { findLink } from '../../domain/link/link.ts';
import { readerOf } from '../../domain/notification/reader.ts';
import { ALL, type Which } from '../../domain/notification/unsubscribe-url.ts';
import { touchUser } from '../../domain/user/lock-user.ts';

type Unsubscribing = { uid: string; which: Which };

/** Whoever holds the link. Throws `not_found` for a token that never was, `gone` for one that is too old. */
export async function mayUnsubscribe(
  { tx, now }: ChangeContext,
  { token }: ArgsOf<'notification.unsubscribe'>,
): Promise<Unsubscribing> {
  const { subject } = await findLink(tx, token, 'unsubscribe', now);
  const type = notificationType.safeParse(subject.type);
  return { uid: subject.uid ?? '', which: type.success ? type.data : ALL };
}

/** Sets the choice in the person's settings, as if they had done it there; what waits for a digest no longer does. */
export async function unsubscribe(
  context: ChangeContext,
  _args: ArgsOf<'notification.unsubscribe'>,
  { uid, which }: Unsubscribing,
): Promise<AnswerOf<'notification.unsubscribe'>> {
  const { tx, now } = context;
  const { choices } = await readerOf(tx, uid, now);
  const types = which === ALL ? notificationType.options : [which];
  const ended = types.filter((type) => channelsFor(type, choices[type]).mail);
  for (const type of ended) await endMails(context, uid, type, choices[type] ?? {});
  await tx
    .updateTable('notification')
    .set({ mail: false })
    .where('user_id', '=', uid)
    .where('type', 'in', [...types])
    .where('mailed_at', 'is', null)
    .execute();
  if (ended.length > 0) await touchUser(context, uid);
  return { unsubscribed: true };
}

async function endMails({ tx, now }: ChangeContext, uid: string, type: string, choice: ChannelChoice) {
  const value = JSON.stringify({ ...choice, mail: false });
  await tx
    .insertInto('user_setting')
    .values({ user_id: uid, key: 'notify', entry: type, value, at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'key', 'entry']).doUpdateSet({ value, at: now }))
    .execute();
}
