import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Which letters a file of the font has. */
const RANGES = [
  [
    'latin',
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122',
  ],
  [
    'latin-ext',
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0',
  ],
] as const;

/**
 * `/page-font.css`: the product's font for pages that the server writes. Its files have the names that the build has
 * given them; without a build the device's own font stays.
 */
export function installPageFont(app: FastifyInstance, appFolder: string | undefined): void {
  const assets = appFolder && join(appFolder, 'assets');
  const files = assets && existsSync(assets) ? readdirSync(assets) : [];
  const css = RANGES.map(([name, range]) => {
    const file = files.find((one) => one.startsWith(`hanken-grotesk-${name}-wght-normal-`));
    return file
      ? `@font-face{font-family:"Hanken Grotesk";font-weight:100 900;font-display:swap;src:url(/assets/${file}) format("woff2");unicode-range:${range}}\n`
      : '';
  }).join('');
  app.get('/page-font.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(css),
  );
}
