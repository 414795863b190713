import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const server = `http://localhost:${process.env.PORT ?? '4400'}`;

/** The page and the worker are two builds, and neither may hand its plugin objects to the other. */
const texts = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      disableLogging: true,
      routeFileIgnorePattern: String.raw`\.test\.`,
      tmpDir: 'node_modules/.cache/routes',
    }),
    react(),
    texts(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/pwa',
        scope: '/',
        start_url: '/pwa',
        name: 'Zusage',
        short_name: 'Zusage',
        description: 'Jobs that answer.',
        lang: 'en',
        dir: 'ltr',
        display: 'standalone',
        theme_color: '#fcf9f2',
        background_color: '#fcf9f2',
        categories: ['business', 'social'],
        screenshots: [
          {
            src: '/screenshots/market-phone.png',
            sizes: '390x844',
            type: 'image/png',
            form_factor: 'narrow',
          },
          { src: '/screenshots/company-desk.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide' },
        ],
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png,webmanifest}'],
        // Shown by the browser before installing, never by the app.
        globIgnores: ['screenshots/**'],
        dontCacheBustURLsMatching: /^assets\//,
        buildPlugins: { vite: [texts()] },
      },
    }),
    marker('.built'),
  ],
  build: {
    // The content policy allows no data: fonts, and a small file of its own is cached by itself.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': server,
      '/identitytoolkit.googleapis.com': server,
      '/securetoken.googleapis.com': server,
    },
  },
  test: {
    environment: 'node',
    pool: 'threads',
    // One per core of the smallest machine this runs on; the default leaves a core idle.
    maxWorkers: 2,
    include: ['{contract,src,sw,server,tests}/**/*.test.{ts,tsx}'],
    globalSetup: 'server/testing/postgres-global.ts',
    exclude: ['tests/e2e/**', '**/node_modules/**'],
  },
});

/** Written last, after the worker: `npm start` builds again where a build was broken off before it. */
function marker(name: string): Plugin {
  let file = '';
  let complete = false;
  return {
    name: 'built-marker',
    apply: 'build',
    configResolved(config) {
      file = join(config.root, config.build.outDir, name);
    },
    buildStart: () => rm(file, { force: true }),
    // A bundle that failed is closed as well, but never written.
    writeBundle() {
      complete = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (complete) await writeFile(file, `${new Date().toISOString()}\n`);
      },
    },
  };
}
