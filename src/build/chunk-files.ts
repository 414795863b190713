/** As the build describes its chunks in `.vite/manifest.json`, by their keys. */
export type Chunks = Readonly<Record<string, { file: string; imports?: string[] }>>;

/** The key of a screen's chunk, as the router's plugin names it. */
export const screenKey = (name: string): string => `src/routes/${name}.tsx?tsr-split=component---loader`;

/** Files a browser needs before any of these chunks runs. @throws where the build has no such chunk */
export function filesOf(chunks: Chunks, keys: readonly string[]): string[] {
  const seen = new Set(keys);
  for (const key of seen) for (const needed of chunkOf(chunks, key).imports ?? []) seen.add(needed);
  return [...new Set([...seen].map((key) => chunkOf(chunks, key).file))];
}

export function chunkOf(chunks: Chunks, key: string): Chunks[string] {
  const found = chunks[key];
  if (!found) throw new Error(`the build has no chunk that is called ${key}`);
  return found;
}
