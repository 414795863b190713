import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../contract/errors.ts';
import { CELL_PATTERN, partsAround } from '../../../contract/market-cell.ts';
import {
  MANIFEST_CELLS_MAX,
  MANIFEST_PATH,
  type MarketManifest,
  SEGMENT_PATH,
  segmentHash,
} from '../../../contract/market-files.ts';
import type { ChangeParts } from '../../api/call-parts.ts';
import { readManifest, type Shown, shownRun } from '../../domain/market-files/manifest.ts';
import { MARKETS } from '../../domain/market-files/markets.ts';
import { segmentKey } from '../../domain/market-files/segment-key.ts';
import { sendError } from '../plugins/errors.ts';
import { holds } from '../plugins/etag.ts';

const decompress = promisify(brotliDecompress);
const compress = promisify(brotliCompress);

/**
 * A browser keeps a file as long as it likes. A cache that many share asks again after six hours: with it, what is gone
 * from the market can be read nowhere after a day (docs/decisions/025-market-as-files.md).
 */
const FOR_EVER = 'public, max-age=31536000, s-maxage=21600, immutable';

/** The market's files (rule R10), for anybody and for any cache in between: they hold what guests may read. */
export function installMarketFiles(app: FastifyInstance, parts: ChangeParts): void {
  const seconds = Math.max(1, Math.round(parts.settings.marketFiles.everyMs / 1000));
  const manifestOf = keptManifests(parts);
  app.get(MANIFEST_PATH, async (request, reply) => {
    const { bucket } = request.params as { bucket: string };
    if (!MARKETS.some((market) => market.bucket === bucket))
      throw new ApiError('not_found', 'there is no such market');
    const cells = cellsOf(request);
    const manifest = await manifestOf(bucket);
    if (!manifest)
      return sendError(reply, new ApiError('unavailable', 'the market’s files are being written'));
    const body = cells && JSON.stringify(only(manifest.all, cells));
    const tag = body === undefined ? manifest.tag : tagOf(body);
    reply
      .header('etag', tag)
      .header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds}`)
      .header('vary', 'accept-encoding');
    if (holds(request, tag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    return body === undefined ? sendBrotli(request, reply, manifest.bytes) : reply.send(body);
  });
  app.get(SEGMENT_PATH, async (request, reply) => {
    const hash = segmentHash.safeParse((request.params as { hash: string }).hash).data;
    const bytes = hash && (await parts.ports.files.read(segmentKey(hash)));
    if (!bytes) throw new ApiError('not_found', 'there is no such file; the manifest names those there are');
    const tag = `W/"${hash}"`;
    reply.header('etag', tag).header('cache-control', FOR_EVER).header('vary', 'accept-encoding');
    if (holds(request, tag)) return reply.code(304).send();
    return sendBrotli(request, reply.type('application/x-ndjson; charset=utf-8'), bytes);
  });
}

type Kept = {
  readonly shown: Shown;
  readonly all: MarketManifest;
  readonly bytes: Buffer;
  readonly tag: string;
};

const tagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** The parts that somebody asks for; undefined: all. */
function cellsOf({ query }: FastifyRequest): ReadonlySet<string> | undefined {
  const { cells } = query as { cells?: unknown };
  if (cells === undefined) return undefined;
  const asked = String(cells).split(',');
  if (asked.length > MANIFEST_CELLS_MAX || !asked.every((cell) => CELL_PATTERN.test(cell)))
    throw new ApiError('fields_invalid', 'cells names parts of the market, with commas between them', {
      fields: [{ path: 'cells', code: 'invalid_value' }],
    });
  return new Set(asked);
}

/** Those of these parts, and of what they were split into. */
function only(manifest: MarketManifest, asked: ReadonlySet<string>): MarketManifest {
  const cells = manifest.cells.filter(({ cell }) =>
    [...partsAround(cell), cell].some((part) => asked.has(part)),
  );
  return { ...manifest, cells };
}

/** Made once for each run that this process is asked for; whether there is another is one short question. */
function keptManifests({ db }: ChangeParts): (bucket: string) => Promise<Kept | undefined> {
  const kept = new Map<string, Kept>();
  return async (bucket) => {
    const shown = await shownRun(db);
    const known = kept.get(bucket);
    if (!shown || (known?.shown.run === shown.run && known.shown.epoch === shown.epoch))
      return shown && known;
    const manifest = await readManifest(db, bucket);
    if (!manifest) return undefined;
    const text = JSON.stringify(manifest);
    const bytes = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    const next = {
      shown: { ...manifest, at: new Date(manifest.at) },
      all: manifest,
      bytes,
      tag: tagOf(text),
    };
    kept.set(bucket, next);
    return next;
  };
}

/** Sends compressed bytes as they are; to a client without brotli their text, compressed like any other answer. */
async function sendBrotli(request: FastifyRequest, reply: FastifyReply, bytes: Buffer) {
  if (takesBrotli(request)) return reply.header('content-encoding', 'br').send(bytes);
  return reply.send(await decompress(bytes));
}

function takesBrotli({ headers }: FastifyRequest): boolean {
  const asked = [headers['accept-encoding'] ?? ''].flat().join(',').split(',');
  return asked.some((one) => /^\s*br\s*(;\s*q=(1(\.0*)?|0\.\d*[1-9]\d*)\s*)?$/.test(one));
}
