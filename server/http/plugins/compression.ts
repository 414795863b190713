import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** What the plugin itself takes, and lines of JSON. */
const COMPRESSED =
  /^text\/(?!event-stream)|[+/](json|text|xml)(;|$)|octet-stream(;|$)|^application\/x-ndjson/u;

/** Brotli at a quality that costs little; the event stream is never compressed, it would be held back. */
export async function installCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    globalDecompression: false,
    threshold: 1024,
    customTypes: COMPRESSED,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
}
