import { fetchPage, type PageLimits, type PageOptions } from './fetch-page.ts';
import type { Pages } from './page.ts';

/** Room for as many jobs as are imported at once, each with some ten thousand letters. */
const LIMITS: PageLimits = { timeoutMs: 20_000, maxBytes: 5_000_000, redirects: 3 };
/** XML, JSON and JSON-LD beside web pages and tables. */
const TYPES = /^(text\/|application\/([\w.-]+\+)?(xml|json)\b)/i;

/** Reads what the public web serves; never an address inside a network (fetch-page.ts). */
export function startPages(options: Omit<PageOptions, 'types' | 'limits'>): Pages {
  return { read: (url) => fetchPage(url, { ...options, limits: LIMITS, types: TYPES }) };
}
