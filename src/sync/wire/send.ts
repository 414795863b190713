/**
 * Sends one request to the user API. Rejects where no answer has begun in time: what is long may take longer. The page
 * sends by ky (`ky-send.ts`); the worker, which is started for each push, by `fetch` alone, without 8 KiB that it would
 * read each time. One suite holds both (`send.test.ts`).
 */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The browser says that it has no network at all; that it has one is no promise. */
export const hasNoNetwork = (): boolean => !navigator.onLine;

/** `redirect: 'manual'`: a captive portal's redirect is no answer. */
export const PLAIN = {
  redirect: 'manual',
  cache: 'no-store',
  credentials: 'omit',
} as const satisfies RequestInit;

/** By `fetch`. */
export function fetchSend(timeoutMs: number): Send {
  return async (url, { signal, ...init }) => {
    const ending = new AbortController();
    const end = () => ending.abort(signal?.reason);
    // Not `AbortSignal.any`: not every browser we are opened in has it.
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    const timer = setTimeout(
      () => ending.abort(new DOMException('no answer in time', 'TimeoutError')),
      timeoutMs,
    );
    try {
      return await fetch(url, { ...PLAIN, ...init, signal: ending.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
