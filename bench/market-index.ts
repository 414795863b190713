import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, deflateRawSync } from 'node:zlib';
import type { Job } from '../contract/entities/job.ts';
import { MarketIndex } from '../src/replica/market/market-index.ts';
import { uuid } from '../src/sync/testing/engine.ts';
import { median, told } from './start/times.ts';
import { baseRows } from './sync/rows.ts';

/**
 * `npm run bench:market`: CPU of this process for the index of a device's market: made from the texts of all jobs, and
 * taken from the blocks that an earlier start has kept; what these take on the disk. The ads are copied until there are
 * enough jobs, each with rare words of its own. Without a store: reading from it is left out on both sides.
 *
 * Then, what such blocks would add to the market's files if the server made them, of ads that differ: copies pack to
 * nothing.
 *
 * - `--jobs 10000,20000` · `--times 5`
 */
const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '10000,20000' }, times: { type: 'string', default: '5' } },
});

/** As many as a block has (src/replica/market/keep-index.ts). */
const BLOCK = 500;

const { jobs: models, source } = baseRows();
for (const count of values.jobs.split(',').map(Number)) {
  const jobs = Array.from({ length: count }, (_, n): Job => {
    const model = models[n % models.length] as Job;
    const rare = `w${n.toString(36)}q w${((n * 7919) % 30_011).toString(36)}z`;
    return { ...model, _id: uuid(n), description: `${model.description} ${rare}` };
  });
  const slots = jobs.map((_, slot) => slot);
  const groups = Array.from({ length: Math.ceil(count / BLOCK) }, (_, n) =>
    slots.slice(n * BLOCK, (n + 1) * BLOCK),
  );
  const taken: Record<'made' | 'written' | 'loaded', number[]> = { made: [], written: [], loaded: [] };
  let bytes = 0;
  let packed = 0;
  for (let time = 0; time < Number(values.times); time += 1) {
    const made = new MarketIndex();
    taken.made.push(cpuOf(() => jobs.forEach((job) => void made.put(job))));
    let blocks = made.blocksOf([]);
    taken.written.push(
      cpuOf(() => {
        for (let at = 0; at < groups.length; at += 4)
          blocks = [...blocks, ...made.blocksOf(groups.slice(at, at + 4))];
      }),
    );
    const parts = blocks.flatMap(({ terms, places, facts }) => [
      Buffer.from(terms),
      places,
      Buffer.from(facts),
    ]);
    bytes = parts.reduce((sum, { length }) => sum + length, 0);
    packed = parts.reduce((sum, part) => sum + deflateRawSync(part, { level: 1 }).length, 0);
    const loaded = new MarketIndex();
    taken.loaded.push(cpuOf(() => blocks.forEach((block, key) => void loaded.load(key, block, () => true))));
    if (loaded.size !== count) throw new Error(`${loaded.size} of ${count} jobs came back`);
  }
  console.log(
    `${count.toLocaleString('en')} jobs, copies of ${source}, median of ${values.times}:`,
    `made ${told(taken.made)}, loaded ${told(taken.loaded)},`,
    `${(median(taken.made) / median(taken.loaded)).toFixed(1)} times; written ${told(taken.written)};`,
    `${Math.round(bytes / count)} B a job (${Math.round(packed / count)} deflated)`,
  );
}

const ads = [...new Map(models.map((job) => [job.description, job])).values()];
const index = new MarketIndex();
const indexed = cpuOf(() => ads.forEach((job) => void index.put(job)));
const blocks = index.blocksOf([ads.map((_, slot) => slot)]);
const lines = packedSize(Buffer.from(ads.map((job) => JSON.stringify(job)).join('\n')));
const postings = blocks
  .flatMap(({ terms, places, facts }) => [Buffer.from(terms), places, Buffer.from(facts)])
  .reduce((sum, part) => sum + packedSize(part), 0);
console.log(
  `${ads.length} ads that differ, with brotli: ${Math.round(lines / ads.length)} B a job in a base,`,
  `${Math.round(postings / ads.length)} B more for its part of the index, which is made in`,
  `${(indexed / ads.length).toFixed(2)} ms`,
);

/** Bytes as the market's files travel (server/domain/market-files/write-cells.ts). */
function packedSize(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Milliseconds of CPU, this process's threads together. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
