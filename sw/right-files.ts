import { digestOf, type ShellFile } from '../src/device/shell-file.ts';

/** What a browser demands of a file before it runs or shows it. */
const TYPES: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
};

/** Whether this answer is of the kind its address promises: a captive portal sends its own page for whatever is asked. */
export function hasRightType(url: string, { headers }: Response): boolean {
  const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '';
  return TYPES[ending]?.test(headers.get('content-type') ?? '') ?? true;
}

/** Whether this answer is the file of that address. It stays unread. */
export type IsRight = (url: string, response: Response) => Promise<boolean>;

/** Tells the files of this version from everything else that may come under their addresses. */
export function rightFiles(files: readonly ShellFile[], base: string): IsRight {
  const digests = new Map<string, string>();
  for (const { url, digest } of files) if (digest) digests.set(new URL(url, base).pathname, digest);
  return async (url, response) => {
    const digest = digests.get(new URL(url).pathname);
    if (response.status !== 200 || !hasRightType(url, response)) return false;
    return digest === undefined || (await digestOf(await response.clone().arrayBuffer())) === digest;
  };
}

/** The right file, from the browser's own cache or past it; null where the network has no right one either. */
export async function fetchRight(url: string, isRight: IsRight): Promise<Response | null> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(url, { cache }).catch(() => null);
    if (!response) return null;
    // No browser takes an answer that was redirected for a page.
    if (await isRight(url, response))
      return response.redirected ? new Response(response.body, response) : response;
  }
  return null;
}
