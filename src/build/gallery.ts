import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A page of its own, while developing only: it is no entry of the build. */
export function gallery(path: string, file: string): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(path, async (_request, response, next) => {
        try {
          const page = await readFile(join(server.config.root, file), 'utf8');
          response.setHeader('content-type', 'text/html');
          response.end(await server.transformIndexHtml(path, page));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
