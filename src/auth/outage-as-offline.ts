/** The two hosts of the sign-in service, or the paths at which an embedded one is at our own origin. */
const SIGN_IN = /\/(identitytoolkit|securetoken)\.googleapis\.com\//;
const LOOK_UP = /\/identitytoolkit\.googleapis\.com\/v1\/accounts:lookup/;

/**
 * Makes a sign-in service that is in trouble look like one that cannot be reached.
 *
 * At its start the sign-in library looks the account up, and forgets it, refresh token and all, on every error but a
 * lost connection: a 503 or an empty quota would sign everybody out who opens the app just then (rule S1). What the
 * service has to say about an account it says with 400; any other failure is its own. The library has no other place
 * to hand in a `fetch`, so it is put where the library looks for it; all other requests pass as they are.
 * @param stopLookUp asked with each look-up; ends it as a lost connection would
 */
export function outageAsOffline(
  fetch: typeof globalThis.fetch,
  stopLookUp?: () => AbortSignal,
): typeof globalThis.fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const stoppable = stopLookUp && LOOK_UP.test(address);
    const response = await fetch(input, stoppable ? { signal: stopLookUp(), ...init } : init);
    if (response.ok || response.status === 400 || !SIGN_IN.test(address)) return response;
    throw new TypeError(`the sign-in service answered ${response.status}`);
  };
}
