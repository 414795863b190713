import type { Notification, NotificationType } from '../../../contract/entities/notification.ts';
import type { CallContext } from '../../api/call-context.ts';
import { recordNotification } from '../../change-log/record.ts';

/**
 * `params`, in order: application_new and application_withdrawn: applicant's name, job title · application_seen,
 * application_accepted and application_rejected: company's name, job title · message: sender's name, job title.
 */
export type Notice = {
  to: string;
  type: NotificationType;
  ref: Notification['ref'];
  params: string[];
};

/** Tells somebody, in the app and by push. An unread one about the same conversation is brought up again instead. */
export async function notify(context: CallContext, notice: Notice): Promise<void> {
  const { tx, now, chance, effects } = context;
  const values = { params: JSON.stringify(notice.params), created_at: now };
  const raised =
    notice.type === 'message'
      ? await tx
          .updateTable('notification')
          .set((eb) => ({ ...values, ver: eb('ver', '+', 1) }))
          .where('user_id', '=', notice.to)
          .where('type', '=', 'message')
          .where('ref_id', '=', notice.ref.id)
          .where('read_at', 'is', null)
          .returning(['id', 'ver', 'user_id'])
          .executeTakeFirst()
      : undefined;
  const row =
    raised ??
    (await tx
      .insertInto('notification')
      .values({
        ...values,
        id: chance.newId(),
        user_id: notice.to,
        type: notice.type,
        ref_type: notice.ref.type,
        ref_id: notice.ref.id,
        read_at: null,
      })
      .returning(['id', 'ver', 'user_id'])
      .executeTakeFirstOrThrow());
  recordNotification(effects, row);
  effects.push(row.id);
}
