import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A storage bucket on this machine: the part of Google Cloud Storage's JSON API that the bucket side uses. */
export type StorageServer = {
  readonly url: string;
  /** Names of what it holds. */
  names(): string[];
  /** Every request so far, as `METHOD path`. */
  readonly requests: string[];
  stop(): Promise<void>;
};

type Stored = { bytes: Buffer; generation: number };

export async function startStorageServer(): Promise<StorageServer> {
  const objects = new Map<string, Stored>();
  const requests: string[] = [];
  let generation = 1_700_000_000_000;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method} ${url.pathname}`);
    const [, name] = /\/b\/[^/]+\/o(?:\/(.+))?$/.exec(url.pathname) ?? [];
    if (request.method === 'POST') upload(url, request, body, response);
    else if (name === undefined) list(url, response);
    else one(request, url, decodeURIComponent(name), response);
  });

  function upload(url: URL, request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const { name, bytes } = partsOf(request, body);
    const key = url.searchParams.get('name') ?? name;
    if (url.searchParams.get('ifGenerationMatch') === '0' && objects.has(key)) {
      answer(response, 412, failure(412, 'conditionNotMet'));
      return;
    }
    objects.set(key, { bytes, generation: ++generation });
    answer(response, 200, metadata(key, objects.get(key) as Stored));
  }

  function list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const items = [...objects].filter(([key]) => key.startsWith(prefix));
    answer(response, 200, {
      kind: 'storage#objects',
      items: items.map(([key, stored]) => metadata(key, stored)),
    });
  }

  function one(request: IncomingMessage, url: URL, key: string, response: ServerResponse): void {
    const stored = objects.get(key);
    if (stored === undefined) answer(response, 404, failure(404, 'notFound'));
    else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (url.searchParams.get('alt') === 'media') media(request, stored, response);
    else answer(response, 200, metadata(key, stored));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    names: () => [...objects.keys()].sort(),
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function media(request: IncomingMessage, { bytes }: Stored, response: ServerResponse): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const headers = { 'x-goog-hash': `crc32c=${crc32c(bytes)}`, 'content-type': 'application/octet-stream' };
  if (first === undefined || last === undefined) {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
    return;
  }
  const part = bytes.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
  response.writeHead(206, { ...headers, 'content-range': range, 'content-length': part.length }).end(part);
}

function metadata(name: string, { bytes, generation }: Stored) {
  return {
    kind: 'storage#object',
    name,
    bucket: 'files',
    generation: String(generation),
    size: String(bytes.length),
    crc32c: crc32c(bytes),
  };
}

const failure = (code: number, reason: string) => ({
  error: { code, message: reason, errors: [{ reason, message: reason }] },
});

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The two parts of `multipart/related`: metadata and bytes. */
function partsOf(request: IncomingMessage, body: Buffer): { name: string; bytes: Buffer } {
  const boundary = /boundary="?([^";]+)"?/.exec(request.headers['content-type'] ?? '')?.[1] ?? '';
  const gap = Buffer.from('\r\n\r\n');
  const firstBody = body.indexOf(gap) + gap.length;
  const divider = Buffer.from(`\r\n--${boundary}`);
  const second = body.indexOf(divider, firstBody);
  const { name = '' }: { name?: string } = JSON.parse(body.toString('utf8', firstBody, second));
  const bytesFrom = body.indexOf(gap, second) + gap.length;
  return { name, bytes: body.subarray(bytesFrom, body.lastIndexOf(divider)) };
}

/** CRC-32C (Castagnoli) as the API writes it: big endian, base64. */
function crc32c(bytes: Buffer): string {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return out.toString('base64');
}
