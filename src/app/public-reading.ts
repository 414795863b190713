import { PublicStore } from '../replica/public/public-store.ts';
import { createPublicReader, type PublicReader } from '../sync/public-reader.ts';
import { transport } from './http.ts';

/** Pages the law wants to be reachable always, so they are fetched before anybody asks (imprint.5). */
const LEGAL = ['imprint', 'privacy', 'terms-of-use', 'parents-letter'];

export function startPublicReading(): PublicReader {
  return createPublicReader({
    store: new PublicStore(),
    transport,
    clock: Date.now,
  });
}

/** One after the other: nobody waits for them. */
export async function fetchLegalPages({ refresh }: PublicReader): Promise<void> {
  for (const webpageId of LEGAL) await refresh('webpage.get', { webpageId });
}
