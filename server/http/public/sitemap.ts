import { html } from './html.ts';

/** Jobs of one sitemap: its protocol takes 50,000 addresses, and the first holds the pages beside them. */
export const SITEMAP_MAX = 40_000;

/** Pages that are always there. */
export const PAGES = [
  '/',
  '/team',
  '/sites/imprint',
  '/sites/privacy',
  '/sites/terms-of-use',
  '/sites/parents-letter',
];

export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /pwa/
Disallow: /proof
Disallow: /report/
Disallow: /locked
Disallow: /offline
Disallow: /setup
Sitemap: ${publicUrl}/sitemap.xml
`;
}

export function sitemapIndex(publicUrl: string, pages: number): string {
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  return html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${numbers.map(
  (page) => html`<sitemap><loc>${publicUrl}/sitemap-${page}.xml</loc></sitemap>
`,
)}</sitemapindex>
`.text;
}

export function sitemap(
  publicUrl: string,
  pages: readonly string[],
  jobs: readonly { path: string; changed: Date }[],
): string {
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(
  (path) => html`<url><loc>${publicUrl}${path}</loc></url>
`,
)}${jobs.map(
  ({
    path,
    changed,
  }) => html`<url><loc>${publicUrl}${path}</loc><lastmod>${changed.toISOString()}</lastmod></url>
`,
)}</urlset>
`.text;
}
