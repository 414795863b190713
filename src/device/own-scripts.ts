type Policy = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => unknown };

/** The content policy demands trusted types: addresses of ours with these paths are the only ones that may become one. */
export function allowOwnScripts(isOurs: (path: string) => boolean): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname, search } = new URL(url, location.origin);
      if (origin === location.origin && search === '' && isOurs(pathname)) return url;
      throw new TypeError(`no script may be made of ${url}`);
    },
  });
}
