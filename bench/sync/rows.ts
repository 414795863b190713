import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '../../contract/entities/job.ts';
import { adToDraft } from '../../contract/import/ad-to-draft.ts';
import { placesFor } from '../../server/cli/import/places.ts';
import { readAds } from '../../server/cli/import/read-ads.ts';
import { gazetteer } from '../../server/ports/gazetteer/load-gazetteer.ts';
import { generateMarket } from '../../server/seed/market/generate.ts';
import { COMPANY, job, START, uuid } from '../../src/sync/testing/engine.ts';

const REAL_ADS = join(import.meta.dirname, '../../../shared/data/job-ads.csv');

export type BaseRows = { jobs: Job[]; source: string };

/** Texts that the measured rows are made of: real ads where their file is, else our own sample market. */
export function baseRows(): BaseRows {
  const real = existsSync(REAL_ADS);
  const drafts = real ? realDrafts() : sampleDrafts();
  const jobs = drafts.map((draft, n) =>
    job({ ...draft, _id: uuid(100_000 + n), _companyId: COMPANY, companyName: `Betrieb ${n % 40}` }),
  );
  const source = real ? `${jobs.length} real job ads` : `${jobs.length} ads of the sample market`;
  return { jobs, source };
}

function realDrafts() {
  const places = placesFor(gazetteer(), { spread: 4400 });
  return readAds(readFileSync(REAL_ADS), REAL_ADS).ads.flatMap((row) => {
    const read = adToDraft(row, places.of(row));
    return 'refused' in read ? [] : [read.draft];
  });
}

function sampleDrafts() {
  const { jobs } = generateMarket({ seed: 4400, now: new Date(START), count: 300, newId: () => uuid(1) });
  return jobs.map(({ _id, _companyId, publishedAt, validThrough, ...draft }) => draft);
}
