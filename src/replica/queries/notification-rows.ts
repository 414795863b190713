import type { Notification } from '../../../contract/entities/notification.ts';
import { jobOfGroup } from '../../../contract/notification-rules.ts';
import type { Replica } from '../database.ts';
import { notifications } from './notifications.ts';

/** The path of the screen a notification is about, for this reader. */
export async function notificationTarget(db: Replica, { type, ref, params }: Notification): Promise<string> {
  switch (ref.type) {
    case 'conversation':
      return `/pwa/chat?conversation=${ref.id}`;
    case 'job':
      return type === 'system' ? `/pwa/company?view=jobs&job=${ref.id}` : `/pwa/${ref.id}`;
    case 'application':
      return applicationTarget(db, type, ref.id);
    case 'offer':
      return offerTarget(db, ref.id);
    case 'company':
      return type === 'system' ? '/pwa/company/payment' : '/pwa/company';
    case 'subscription':
      return '/pwa/company/payment';
    case 'invitation':
      return type === 'invite_answer' ? '/pwa/company/team' : invitationTarget(ref.id, params[2]);
    case 'creator':
      return '/pwa/user/create-creator';
    case 'user':
      return '/pwa/user';
    case 'report':
      return '/pwa/user/settings?safety=reports';
    case 'export':
      return '/pwa/user/settings?group=data';
  }
}

/** Notices of older servers do not say which company invites: those are answered by the link in the mail. */
const invitationTarget = (id: string, company: string | undefined) =>
  `/pwa/user?view=invitation${company ? `&invite=${id}&company=${company}` : ''}`;

/** A push may come before its row: then the side is told by whether this person has a company. */
async function offerTarget(db: Replica, id: string): Promise<string> {
  const row = await db.offer.get(id);
  const own = row ? row._userId === db.uid : (await db.company.count()) === 0;
  return own ? `/pwa/user?offer=${id}` : `/pwa/company?offer=${id}`;
}

async function applicationTarget(db: Replica, type: Notification['type'], id: string): Promise<string> {
  const mine = await db.application.get(id);
  if (mine && type === 'application_accepted') return `/pwa/chat?conversation=${mine._conversationId}`;
  // Made elsewhere, it is a row of its own.
  if (mine || (await db.tracking.get(id))) return `/pwa/user?application=${id}`;
  return `/pwa/company?applicant=${id}`;
}

/** One notification, or a stack of them, the newest first; and the path of what it is about, for this reader. */
export type NotificationRow = {
  notifications: readonly [Notification, ...Notification[]];
  target: string;
  /** The job whose pushes and mails can be ended from here. */
  jobId: string | undefined;
};

/** Newest first, each with its way. New applications for one job are one stack, where its newest stands. */
export async function notificationRows(db: Replica): Promise<NotificationRow[]> {
  const stacks = new Map<string, [Notification, ...Notification[]]>();
  for (const notification of await notifications(db)) {
    const { _id, type, groupKey } = notification;
    const key = type === 'application_new' ? `${type} ${groupKey}` : _id;
    const stack = stacks.get(key);
    if (stack) stack.push(notification);
    else stacks.set(key, [notification]);
  }
  return Promise.all(
    [...stacks.values()].map(async (stack) => ({
      notifications: stack,
      target: await stackTarget(db, stack),
      jobId: jobOfGroup(stack[0].groupKey),
    })),
  );
}

/** A stack leads to all applicants of the job. */
async function stackTarget(db: Replica, [first, ...more]: NotificationRow['notifications']): Promise<string> {
  const row = more.length > 0 ? await db.applicant.get(first.ref.id) : undefined;
  return row ? `/pwa/company?view=applicants&job=${row._jobId}` : notificationTarget(db, first);
}
