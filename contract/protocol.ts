/**
 * Version of everything both sides must agree on: calls, rows, mutations, error codes. `protocol.test.ts` holds its
 * hash; when that test fails, decide: a change old apps survive keeps the number, any other raises it.
 */
export const PROTOCOL_VERSION = 4;
