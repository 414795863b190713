import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ad } from './ad.ts';
import type { CompanyProfile } from './company-profile.ts';

type Samples = { ads: Ad; companies: CompanyProfile };

/**
 * The samples of these files, in this order. They are trusted: `samples.test.ts` holds each file against its schema,
 * so that a start of the server does not have to.
 */
export function readSamples<Kind extends keyof Samples>(
  kind: Kind,
  files: readonly string[],
): readonly Samples[Kind][] {
  return files.flatMap((file) => {
    const path = join(import.meta.dirname, kind, `${file}.json`);
    return JSON.parse(readFileSync(path, 'utf8')) as Samples[Kind][];
  });
}
