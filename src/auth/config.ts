import { type PublicConfig, publicConfig } from '../../contract/config.ts';
import { API_BASE, CONFIG_PATH } from '../../contract/http.ts';

const CACHE = 'zusage-config';
const URL = API_BASE + CONFIG_PATH;

/**
 * What the server says of its sign-in service. The kept copy comes first, because identity has to start without
 * network as well; page and worker share it through the cache storage.
 * @throws when there is neither a copy nor a server
 */
export async function loadConfig(): Promise<PublicConfig> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(URL);
  if (!kept) return refreshConfig();
  const parsed = publicConfig.safeParse((await kept.json()).data);
  return parsed.success ? parsed.data : refreshConfig();
}

let asked: Promise<PublicConfig> | undefined;

/** Asks the server, once in the life of a page or a worker, and keeps the answer for the next start. */
export function refreshConfig(): Promise<PublicConfig> {
  asked ??= askServer().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function askServer(): Promise<PublicConfig> {
  const response = await fetch(URL, { cache: 'no-store', redirect: 'error' });
  const config = publicConfig.parse((await response.clone().json()).data);
  const cache = await caches.open(CACHE);
  await cache.put(URL, response);
  return config;
}
