import type { FastifyInstance } from 'fastify';
import { API_BASE, calls } from '../../../contract/calls.ts';
import { DOCS_PATH, rawRoutes } from '../../../contract/raw-routes.ts';
import { isApiPath } from './errors.ts';

/** Refuses to start with a route below the base path that the contract does not know. Installed before all routes. */
export function installKnownRoutes(app: FastifyInstance): void {
  const known = new Set<string>([
    ...Object.values(calls).map(
      ({ method, path }) => `${method} ${API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
    ...rawRoutes.map(({ method, path }) => `${method} ${path}`),
  ]);
  app.addHook('onRoute', ({ method, url }) => {
    if (!isApiPath(url) || url === DOCS_PATH || url.startsWith(`${DOCS_PATH}/`)) return;
    for (const one of [method].flat()) {
      // fastify answers HEAD wherever it answers GET.
      if (!known.has(`${one === 'HEAD' ? 'GET' : one} ${url}`))
        throw new Error(`${one} ${url} is neither a call of the contract nor one of its raw routes`);
    }
  });
}
