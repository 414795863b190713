import type { MutationName } from '../../../contract/mutations.ts';
import type { Mutator } from './mutator.ts';

/** Changes of which this device mirrors nothing: the outbox alone shows them until they are received. */
const without =
  <Name extends MutationName>(): Mutator<Name> =>
  () =>
    undefined;

/** The address book; see `address.ts`. */
export const createAddress = without<'address.create'>();
/** The address that is chosen is known by its id alone. */
export const chooseAddress = without<'user.update-address'>();
export const chooseCompanyAddress = without<'company.update-address'>();
/** Gets its id from the server, so that nothing could name it before; the company's row brings it. */
export const invite = without<'company.invite'>();
/** Of an invitation only its notification is here, and that stays as it is. */
export const rejectInvite = without<'company.reject-invite'>();
/** The log is chained by its hashes and read from the server. */
export const noteInLog = without<'log.create'>();
/** Reminders wait with the server until their time comes; then there is a notification. */
export const remind = without<'notification.create'>();
/** What was reported, and objected to, is between the person and the operator. */
export const report = without<'report.create'>();
export const appeal = without<'appeal.create'>();
