import { startPages } from '../ports/page/start-pages.ts';

/** The real reader of feeds, without the public web: an address that a test has put into `served` is read from there. */
export function playedPages() {
  /** Address of a feed → where a test serves it. */
  const served = new Map<string, string>();
  return {
    served,
    read: (url: string) =>
      startPages({
        userAgent: 'test',
        allowOrigins: [...served.values()].map((address) => new URL(address).origin),
        resolve: async (host) => (host === '127.0.0.1' ? [host] : []),
      }).read(served.get(url) ?? url),
  };
}
