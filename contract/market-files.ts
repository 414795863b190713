import * as z from 'zod/mini';
import { job } from './entities/job.ts';
import { id, instant, version } from './fields.ts';
import { API_BASE } from './http.ts';
import { lazily } from './lazily.ts';
import { CELL_PATTERN } from './market-cell.ts';
import { bucketId } from './sync.ts';

/**
 * The market as public files that any cache between server and device may keep (rule R10). A manifest names them for one
 * market (`market`, or `market:14` as somebody of 14 sees it); a file never changes, and its name is its content.
 */

/**
 * `GET`, with the bucket of the market; answers a `marketManifest`. With `?cells=p03,r2950`, at most so many, it names the
 * files of these parts only, and of those that they have been split into: what a device holds of a large market.
 */
export const MANIFEST_PATH = `${API_BASE}/market/manifest/:bucket`;
export const MANIFEST_CELLS_MAX = 200;
/** `GET`; answers lines, each a `marketLine` as JSON. */
export const SEGMENT_PATH = `${API_BASE}/market/segment/:hash`;

/** SHA-256 of a file's lines as they are read, in hexadecimal. */
export const segmentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Counts how often the files were written in the life of a database. */
const run = z.int().check(z.gte(0));
const count = z.int().check(z.gte(0));

/** Of a file: how many lines it has, and how many bytes they are as they travel. */
const size = { rows: count, bytes: count };

/** Every job of a part after a run, newest first. */
const base = z.object({ hash: segmentHash, to: run, ...size });

/** What changed in a part in the runs behind `from`, up to `to`. */
const delta = z.object({ hash: segmentHash, from: run, to: run, ...size });

export const marketCell = z.object({
  cell: z.string().check(z.regex(CELL_PATTERN)),
  /** Jobs it holds. */
  rows: count,
  base,
  /**
   * In order, each from where the one before it ends. Some may lie before the base: for devices that were away, and need
   * no base.
   */
  deltas: z.array(delta),
});
export type MarketCell = z.infer<typeof marketCell>;

export const marketManifest = z.object({
  bucket: bucketId,
  /** The database it is of (rule R3). */
  epoch: z.string(),
  /** The last run. What had changed before it is in the files, and what its cells lack has not changed since. */
  run,
  at: instant,
  cells: z.array(marketCell),
});
export type MarketManifest = z.infer<typeof marketManifest>;

/** A job as it is now, or that it is gone from this part: a device with a version up to `ver` forgets it. */
export const marketLine = lazily(() =>
  z.union([job, z.object({ _id: id, ver: version, gone: z.literal(true) })]),
);
export type MarketLine = z.infer<typeof marketLine>;
