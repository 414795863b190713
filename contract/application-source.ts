import * as z from 'zod/mini';

/**
 * How somebody came to a job they apply to: within the app, by a link that was handed on, from the open web, a poster's
 * code, a list on the company's website, a feed. The kind alone; nobody is followed, and nothing is kept on a device.
 */
export const applicationSource = z.enum(['app', 'link', 'web', 'poster', 'embed', 'feed']);
export type ApplicationSource = z.infer<typeof applicationSource>;

/** Name of the query parameter by which public addresses say it. */
const VIA = 'via';

/** The source an address names; undefined for none that is known. */
export function sourceOf(via: unknown): ApplicationSource | undefined {
  return applicationSource.options.find((one) => one === via);
}

/** The address of a public page that says how it was handed on. */
export const withSource = (url: string, source: ApplicationSource) => `${url}?${VIA}=${source}`;
