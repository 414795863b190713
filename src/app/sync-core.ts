/** What changing, sending and pulling need, in one chunk: the contract with its schemas, effects, merge and drain. */
export { createCall } from '../sync/call.ts';
export { createEngine } from '../sync/engine.ts';
export { forgetRows } from '../sync/forget-rows.ts';
export { createGuestCall } from '../sync/guest-call.ts';
export { flushJournal } from '../sync/journal.ts';
export { prepareFile } from '../sync/prepare-file.ts';
export { createReadDocument, createReadFile } from '../sync/read-file.ts';
export { createReader } from '../sync/reader.ts';
