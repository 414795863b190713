/** What a store needs when it is full or ill, and never before the first paint. */

export { deleteStore, rescue } from './rescue.ts';
export { trim } from './trim.ts';
