import type { CallName } from '../../contract/calls.ts';

/** Calls that no screen makes, and why. */

/** Screens read the same from the replica, also without network. */
export const REPLICATED: readonly CallName[] = [
  'address.get',
  'address.list',
  'company.get',
  'conversation.get',
  'conversation.request-preview',
  'conversation.unread-count',
  'job.get',
  'job.of-company',
  'job.of-user',
  'log.list',
  'notification.list',
  'offer.get',
  'user.snippet',
  'webpage.list',
];

/** Something else does what they are for. */
export const REPLACED: Partial<Record<CallName, string>> = {
  'file.get': 'files are read by their address (contract/raw-routes.ts)',
  'notification.unsubscribe': 'mails lead to a page of the server, which makes it',
  'product.get': 'product.active brings all of them',
  'product.list': 'product.active brings those that can be booked',
  'product.of-price': 'product.active brings the prices with them',
  'subscription.get': 'subscription.of-customer brings it',
  'user.has-lock': 'the own record says it, and what a sign-in answers',
  'user.reset-password': 'user.forgot-password is the same for everybody, also without a record',
};

/** Nobody can make them yet. A screen that comes takes its calls off this list; none is ever added. */
export const STILL_WITHOUT: readonly CallName[] = [
  'application.export',
  'company.add-member',
  'company.delete-member',
  'company.disinvite',
  'company.invite',
  'company.set-banner',
  'company.set-logo',
  'company.update-address',
  'customer.delete',
  'file.delete',
  'job.clean',
  'job.revisions',
  'log.create',
  'push.list',
  'user.update-address',
];
