import { loadCore } from './load-core.ts';

/**
 * Begins something that needs the core once the first page is painted; answers how to stop it. Where the core cannot be
 * had nothing happens: the next start tries again.
 * @param begin answers how to stop what it has begun
 */
export function afterPaint(
  painted: Promise<void>,
  begin: (core: Awaited<ReturnType<typeof loadCore>>) => (() => void)[],
): () => void {
  const stopped = new AbortController();
  painted.then(loadCore).then(
    (core) => {
      if (stopped.signal.aborted) return;
      for (const stop of begin(core)) stopped.signal.addEventListener('abort', stop);
    },
    () => undefined,
  );
  return () => stopped.abort();
}
