import type { MutationName } from '../../../contract/mutations.ts';
import type { Mutator } from './mutator.ts';

/** Changes of which this device mirrors nothing: the outbox alone shows them until they are received. */
const noEffect =
  <Name extends MutationName>(): Mutator<Name> =>
  () =>
    undefined;

/** The address that is chosen is known by its id alone; see `address.ts`. */
export const chooseAddress = noEffect<'user.update-address'>();
export const chooseCompanyAddress = noEffect<'company.update-address'>();
/** Gets its id from the server, so that nothing could name it before; the company's row brings it. */
export const invite = noEffect<'company.invite'>();
/** Of an invitation only its notification is here, and that stays as it is. */
export const rejectInvite = noEffect<'company.reject-invite'>();
/** The log is chained by its hashes and read from the server. */
export const noteInLog = noEffect<'log.create'>();
/** Reminders wait with the server until their time comes; then there is a notification. */
export const remind = noEffect<'notification.create'>();
/** What was reported, and objected to, is between the person and the operator. */
export const report = noEffect<'report.create'>();
export const appeal = noEffect<'appeal.create'>();
