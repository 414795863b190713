import type { Cell } from '../../../../contract/market-cell.ts';
import { MANIFEST_CELLS_MAX, type MarketManifest } from '../../../../contract/market-files.ts';
import { getMetas, type HeldMarket, type Meta } from '../../../replica/database.ts';
import { rowKey } from '../../../replica/outbox-entry.ts';
import { heldMarket, MARKET_FACTS, marketBucket } from '../../../replica/queries/held-market.ts';
import { isNeeded, neededKeys } from '../../../replica/store/needed-rows.ts';
import type { MarketFiles } from '../../wire/market-files.ts';
import type { Outcome } from '../../wire/outcome.ts';
import type { SyncPorts } from '../../wire/ports.ts';
import { applyPart } from './apply-part.ts';
import { partsToTake, wishesOf } from './choose-parts.ts';
import { manifestFits } from './manifest-fits.ts';
import { createMarketWriter, type MarketWriter } from './market-writer.ts';
import { type MarketPlan, planMarket } from './plan-market.ts';
import { createSegments } from './segments.ts';
import { inSlices } from './slices.ts';
import { NO_PART, type Seen, surveyJobs } from './survey.ts';

/** `other-epoch`: the manifest is not of the database that the newest page is of */
export type MarketEnd = 'complete' | 'no-answer' | 'other-epoch';

/** A manifest that was asked for, and what was known then. */
export type Asked = {
  bucket: string;
  /** Those it is asked about: what is held of a market of which not all fits. Null: all. */
  parts: Cell[] | null;
  pullWanted: number;
  reopenings: number;
  /** By the device's clock. */
  at: number;
  manifest: Promise<Outcome<MarketManifest>>;
};

/** A page may stay open for weeks: after this time parts are chosen among all of them again. */
const CHOICE_MS = 12 * 3_600_000;

/** Times that a manifest is read where what it names is gone, or another context was faster. */
const ROUNDS = 3;

/** Brings the market up to date from its files (rule R10), one after the other in the order in which they are wanted. */
export function createMarketPull(ports: SyncPorts, files: MarketFiles) {
  const { db, clock } = ports;
  /** Jobs of no part that is held are looked for once: one that was opened lately is still being read. */
  let tidied = false;
  /** What the parts that are held were chosen by, and when; null where they were not, or are all. */
  let chosenBy: { wishes: string; at: number } | null = null;
  const ask = async (): Promise<Asked> => {
    const reopenings = db.connection.reopenings.read();
    const { pullWanted = 0, ...known } = await getMetas(db, ['pullWanted', ...MARKET_FACTS]);
    // Before the first page nobody knows whose market it is; the manifest of the whole one names hashes, and no job.
    const bucket = marketBucket(known.buckets) ?? 'market';
    const market = heldMarket(known);
    const held = Object.keys(market?.runs ?? {}).sort();
    // At a start nothing was chosen, and nothing more is read. What another context has begun to load after a reset is not
    // what was chosen here before.
    const isRecent = chosenBy !== null && Math.abs(clock() - chosenBy.at) < CHOICE_MS;
    const isChosen = isRecent && market?.chosen === true && chosenBy?.wishes === (await wishesOf(db));
    // Of a market that was empty nothing is held.
    const parts = isChosen && held.length > 0 && held.length <= MANIFEST_CELLS_MAX ? held : null;
    const manifest = files.readManifest(bucket, parts ?? undefined);
    return { bucket, parts, pullWanted, reopenings, at: clock(), manifest };
  };
  /**
   * @param early a manifest that was asked for before the market of this person was known
   * @param ownRows resolves when what is the person's own has come
   */
  const bringUp = async (
    early?: Asked,
    ownRows: Promise<unknown> = Promise.resolve(),
  ): Promise<MarketEnd> => {
    for (let round = 0, asked = early; round < ROUNDS; round += 1, asked = undefined) {
      const held = heldMarket(await getMetas(db, MARKET_FACTS));
      if (!held) return 'complete';
      const isOurs = asked?.bucket === held.bucket;
      const current = isOurs && asked ? asked : await ask();
      const outcome = await current.manifest;
      if (outcome.kind !== 'answer') return 'no-answer';
      const fits = manifestFits(outcome.data, held);
      if (fits !== 'yes') {
        // It may be older than the page that was asked for beside it.
        if (isOurs) continue;
        return fits;
      }
      const end = await apply(outcome.data, held, current, ownRows);
      if (end !== 'again') return end;
    }
    return 'no-answer';
  };

  const apply = async (
    manifest: MarketManifest,
    held: HeldMarket,
    asked: Asked,
    ownRows: Promise<unknown>,
  ): Promise<MarketEnd | 'again'> => {
    const there = new Set(manifest.cells.map(({ cell }) => cell));
    const heldParts = Object.keys(held.runs);
    const { parts } = asked;
    const wishes = await wishesOf(db);
    // One was split, another context has chosen otherwise, or the page beside it has emptied the market or brought other
    // wishes: what is taken now is chosen among all.
    const isHeldStill = parts?.length === heldParts.length && heldParts.every((cell) => there.has(cell));
    if (parts && !(wishes === chosenBy?.wishes && isHeldStill)) {
      chosenBy = null;
      return 'again';
    }
    const wanted = parts ? heldParts : await partsToTake(db, manifest, held, ownRows);
    const plan = planMarket(manifest, held.runs, wanted);
    const isWhole = wanted.length === manifest.cells.length;
    const isLook = plan.cells.some(({ base }) => base) || heldParts.some((cell) => !wanted.includes(cell));
    const isTidy = tidied || isWhole || parts !== null;
    const here = isLook || !isTidy ? await surveyJobs(db, manifest) : new Map<string, Seen[]>();
    const writer = createMarketWriter(db, held);
    const end = await applyParts(plan, here, writer);
    if (end !== 'complete') return end;
    const isElsewhere = (cell: Cell) => !parts && (cell === NO_PART || !wanted.includes(cell));
    const elsewhere = [...here].flatMap(([cell, seen]) => (isElsewhere(cell) ? seen : []));
    if (!(await finish(plan, { manifest, wanted, elsewhere, asked, writer }))) return 'again';
    if (parts) return 'complete';
    tidied = true;
    chosenBy = isWhole ? null : { wishes, at: asked.at };
    return 'complete';
  };

  const applyParts = async (
    plan: MarketPlan,
    here: ReadonlyMap<string, Seen[]>,
    writer: MarketWriter,
  ): Promise<MarketEnd | 'again'> => {
    const wanted = plan.cells.flatMap(({ base, deltas }) => (base ? [base, ...deltas] : deltas));
    const ending = new AbortController();
    const read = createSegments(wanted, { market: files, digest: ports.digest, signal: ending.signal });
    let missing = false;
    try {
      for (const part of plan.cells) {
        const end = await applyPart(part, here.get(part.cell) ?? [], { writer, read });
        if (end === 'overtaken') return 'again';
        if (end === 'cut') return 'no-answer';
        // Files that nothing names any more are removed: a newer manifest names others. What is there comes all the same.
        if (end === 'missing') missing = true;
      }
    } finally {
      ending.abort();
    }
    return missing ? 'again' : 'complete';
  };

  /** All wanted parts are as of the manifest's run; what is in none of them goes. */
  const finish = async (
    { isOld }: MarketPlan,
    parts: {
      manifest: MarketManifest;
      wanted: string[];
      elsewhere: Seen[];
      asked: Asked;
      writer: MarketWriter;
    },
  ): Promise<boolean> => {
    const { manifest, wanted, elsewhere, asked, writer } = parts;
    const { run } = manifest;
    const served = (): Partial<Meta> =>
      asked.reopenings === db.connection.reopenings.read() ? { marketServed: asked.pullWanted } : {};
    if (isOld) return writer.write({ facts: served });
    const { clockOffset = 0 } = await getMetas(db, ['clockOffset']);
    const needed = elsewhere.length > 0 ? await neededKeys(db, undefined) : null;
    const dropped = needed ? elsewhere.filter(({ id }) => !isNeeded(needed, rowKey('job', id), id)) : [];
    const facts = (held: HeldMarket): Partial<Meta> => ({
      market: {
        ...held,
        chosen: true,
        runs: Object.fromEntries(wanted.map((cell) => [cell, run])),
        asOf: new Date(asked.at + clockOffset).toISOString(),
      },
      ...(!asked.parts && {
        marketCut: wanted.length < manifest.cells.length || held.lacks === true,
      }),
      ...served(),
    });
    return inSlices(writer, [], { dropped, facts });
  };

  return { ask, bringUp };
}
