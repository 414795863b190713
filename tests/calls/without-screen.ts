import type { CallName } from '../../contract/calls.ts';

/** Calls that no screen makes, and why. */

/** Screens read the same from the replica, also without network. */
export const REPLICATED: readonly CallName[] = [
  'address.get',
  'address.list',
  'conversation.get',
  'conversation.request-preview',
  'conversation.unread-count',
  'job.of-company',
  'job.of-user',
  'notification.list',
  'offer.get',
  'user.snippet',
  'webpage.list',
];

/** Something else does what they are for. */
export const REPLACED: Partial<Record<CallName, string>> = {
  'customer.delete': 'bills need who they are written to; company.delete forgets it with the company',
  'file.delete': 'what a file belongs to lets go of it; one that belongs to nothing is erased after two days',
  'file.get': 'files are read by their address (contract/raw-routes.ts)',
  'notification.create':
    'tracking.save arranges the reminder that a screen sets; apps of before that make it',
  'notification.unsubscribe': 'mails lead to a page of the server, which makes it',
  'product.get': 'product.active brings all of them',
  'product.list': 'product.active brings those that can be booked',
  'product.of-price': 'product.active brings the prices with them',
  'subscription.get': 'subscription.of-customer brings it',
  'user.update-address':
    'a person has one address here: the first is theirs at once, address.update changes it',
  'user.has-lock': 'the own record says it, and what a sign-in answers',
  'user.reset-password': 'user.forgot-password is the same for everybody, also without a record',
};
