import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const TEXT = /\.(js|css|svg|webmanifest)$/;
/** Smaller files fit into one packet either way. */
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside the texts of the build, so that the server only reads them: compressing when asked
 * costs half a second of processor for each new device, and pays for a low quality only. Pages are left out, since the
 * server writes into them.
 */
export function compressed(): Plugin {
  return afterBuild('compressed', async (_, dist) => {
    const files = (await readdir(dist, { recursive: true })).filter(
      (file) => TEXT.test(file) && !/(^|\/)\./.test(file),
    );
    await Promise.all(files.map((file) => compress(join(dist, file))));
  });
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const packed = { br: await brotli(content, { params }), gz: await zip(content, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(packed)) await writeFile(`${path}.${ending}`, bytes);
}
