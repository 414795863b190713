/**
 * What nothing needs before the first paint, in one chunk: changing, sending and pulling, with the contract, its schemas,
 * effects, merge and drain; what drives them; what a person does with their account; the repair of a store.
 */

export { storedPresence } from '../auth/stored-presence.ts';
export { persistOnce } from '../replica/store/persist.ts';
export * as repair from '../replica/store/repair.ts';
export { keepStoreMarker } from '../replica/store/store-marker.ts';
export { joinEngine, newId } from '../sync/browser-engine.ts';
export { createAccountAsk } from '../sync/calls/account-ask.ts';
export { createCall, createGuestCall } from '../sync/calls/call.ts';
export { createFetchJob } from '../sync/calls/fetch-job.ts';
export { createReadDocument, createReadFile } from '../sync/files/read-file.ts';
export { flushJournal } from '../sync/outbox/journal.ts';
export { tellSessionEnd } from '../sync/session/session-end.ts';
export { createAccountActs } from './account-acts.ts';
export { capBetweenPulls } from './cap-between-pulls.ts';
export { keepLastList } from './keep-last-list.ts';
export { keptUser } from './kept-user.ts';
export { createLockCheck } from './lock-check.ts';
export { drivePage } from './page-driver.ts';
export { createPagePresence } from './page-presence.ts';
export { connectSignals } from './page-signals.ts';
export { prepareHere } from './prepare-here.ts';
export * as device from './this-device.ts';
