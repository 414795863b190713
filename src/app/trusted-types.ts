type Policy = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => unknown };

/** The content policy demands trusted types; the worker's script is the only address code may turn into a script. */
export function allowWorkerScript(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, location.origin).href === `${location.origin}/sw.js`) return url;
      throw new TypeError(`no script may be made of ${url}`);
    },
  });
}
