import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json', html: 'text/html' };

/** Serves built entries of a folder, and for each `<name>.html` a page that loads `<name>.js`. */
export function createPageServer(pages: string, more: Readonly<Record<string, string>> = {}) {
  return async (url: URL, response: ServerResponse): Promise<void> => {
    const name = url.pathname.slice(1);
    const ending = name.split('.').at(-1) ?? '';
    const text = more[name] ?? (ending === 'html' ? htmlFor(name) : await readBuilt(pages, name));
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': TYPES[ending] ?? 'text/plain',
      'cache-control': ending === 'js' ? 'max-age=3600' : 'no-cache',
      // Isolated pages have a clock of 5 µs instead of 100.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(text);
  };
}

function htmlFor(name: string): string {
  const script = name.replace('.html', '.js');
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><body><script type="module" src="/${script}"></script>`;
}

function readBuilt(pages: string, name: string): Promise<Buffer | undefined> {
  return readFile(join(pages, name)).catch(() => undefined);
}

export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}
