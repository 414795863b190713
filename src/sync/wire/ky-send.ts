import ky from 'ky';
import { PLAIN, type Send } from './send.ts';

/** By ky, as the page sends. `retry: 0`: retries follow rule W7. */
export function kySend(timeoutMs: number): Send {
  return ky.create({ ...PLAIN, retry: 0, timeout: timeoutMs, throwHttpErrors: false });
}
