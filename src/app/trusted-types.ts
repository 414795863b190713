type Policy = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => unknown };

/** Workers of ours: the one of sync, and the one that searches the market. */
const WORKERS = /^\/(sw\.js|assets\/market-worker-[\w-]+\.js)$/;

/** The content policy demands trusted types; the scripts of our workers are the only addresses that may become one. */
export function allowWorkerScript(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname, search } = new URL(url, location.origin);
      if (origin === location.origin && search === '' && WORKERS.test(pathname)) return url;
      throw new TypeError(`no script may be made of ${url}`);
    },
  });
}
