import { PublicStore } from '../replica/public/public-store.ts';
import { createPublicAsk, type PublicCall } from '../sync/calls/public-ask.ts';
import { createReader, type Reader } from '../sync/calls/reader.ts';
import { transport } from './http.ts';

/** Pages that must always be reachable by law, so they are fetched ahead (imprint.5). */
const LEGAL = ['imprint', 'privacy', 'terms-of-use', 'parents-letter'];

export function startPublicReading(): { store: PublicStore; reader: Reader<PublicCall> } {
  const store = new PublicStore();
  const ask = createPublicAsk({ store, transport });
  return { store, reader: createReader({ store: () => store, ask, clock: Date.now }) };
}

/** One after the other, because nothing waits for them. */
export async function fetchLegalPages(reader: Reader<PublicCall>): Promise<void> {
  for (const webpageId of LEGAL) await reader.ask('webpage.get', { webpageId });
}
