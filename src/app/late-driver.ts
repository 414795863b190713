import { PULL_EVERY_MS } from '../../contract/limits.ts';
import { onceLoaded } from './late.ts';
import type { PageDriver } from './page-driver.ts';

/**
 * Drives sync once the first page is painted, or from the first kick on. Where the code for it cannot be fetched it is
 * requested again: waiting entries have to be sent from a page without input, too.
 */
export function lateDriver(painted: Promise<void>, load: () => Promise<PageDriver>): PageDriver {
  let stopped = false;
  let driver: PageDriver | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  const begun = onceLoaded(async () => {
    const loaded = await load();
    if (stopped) loaded.stop();
    else driver = loaded;
    return loaded;
  });
  const begin = () => {
    if (stopped) return;
    begun().catch(() => {
      again = setTimeout(begin, PULL_EVERY_MS);
    });
  };
  void painted.then(begin);
  return {
    kick: (options) => {
      if (stopped) return;
      begun().then(
        (loaded) => loaded.kick(options),
        // `begin` goes on asking.
        () => undefined,
      );
    },
    stop: () => {
      stopped = true;
      clearTimeout(again);
      driver?.stop();
    },
  };
}
