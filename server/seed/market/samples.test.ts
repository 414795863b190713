import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ad } from './ad.ts';
import { ads } from './ads.ts';
import { companyProfiles } from './companies.ts';
import { companyProfile } from './company-profile.ts';

const filesOf = (kind: string) =>
  readdirSync(join(import.meta.dirname, kind)).map((file) => {
    const samples = JSON.parse(readFileSync(join(import.meta.dirname, kind, file), 'utf8')) as unknown[];
    return [`${kind}/${file}`, samples] as const;
  });

describe.each([
  { kind: 'ads', schema: z.array(ad), loaded: ads },
  { kind: 'companies', schema: z.array(companyProfile), loaded: companyProfiles },
])('the files of $kind', ({ kind, schema, loaded }) => {
  it.each(filesOf(kind))('%s satisfies the schema', (_, samples) => {
    const read = schema.safeParse(samples);
    expect(read.error?.issues ?? []).toEqual([]);
  });

  it('are all loaded', () => {
    expect(loaded.length).toBe(filesOf(kind).flatMap(([, samples]) => samples).length);
  });
});
