/**
 * Imported first by every entry point: without it zod tries `new Function`, which the content policy reports. Not by
 * zod's own `config`: that would bring zod into the page's first chunk, which needs no schema. Zod takes up the object
 * of this name when it loads.
 */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
