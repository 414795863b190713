import type { Plugin, Rolldown } from 'vite';
import type { Part } from '../device/shell-file.ts';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
export type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Screens of companies, as the router's plugin names their modules: everything below `/pwa/company`. */
const OF_COMPANY = /\/src\/routes\/pwa\.company\.[\w.-]+\.tsx\?tsr-split=/;

/** What these modules need, now or later. @param stop where not to go on */
export function neededBy(entries: readonly string[], graph: ModuleGraph, stop = /^$/): Set<string> {
  const seen = new Set(entries);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (!stop.test(next)) seen.add(next);
  }
  return seen;
}

/**
 * These chunks and those that cannot run without. A chunk may import one that holds no module it needs: the bundler keeps
 * the order in which modules run, and puts a module where it meets fewest others.
 */
function withImports(some: readonly Rolldown.OutputChunk[], all: readonly Rolldown.OutputChunk[]) {
  const byFile = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(some);
  for (const { imports } of found)
    for (const file of imports) {
      const chunk = byFile.get(file);
      if (chunk) found.add(chunk);
    }
  return found;
}

/**
 * Which part of the app a file belongs to: a company's, where nothing in it is needed by anybody who opens none of its
 * screens (rule S5). Found in the graph of modules: a screen goes with its route, and there is no list to keep.
 */
export function partsOfFiles() {
  const parts = new Map<string, Part>();
  const plugin: Plugin = {
    name: 'parts-of-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.flatMap(({ isEntry, facadeModuleId }) => (isEntry && facadeModuleId) || []);
      const [all, everybodys] = [neededBy(entries, this), neededBy(entries, this, OF_COMPANY)];
      const isCompanys = (chunk: Rolldown.OutputChunk) => {
        const known = [...chunk.moduleIds, chunk.facadeModuleId ?? ''].filter((id) => all.has(id));
        return known.length > 0 && !known.some((id) => everybodys.has(id));
      };
      const filesOf = (some: Rolldown.OutputChunk[]) =>
        some.flatMap(({ fileName, viteMetadata }) => [
          fileName,
          ...(viteMetadata?.importedCss ?? []),
          ...(viteMetadata?.importedAssets ?? []),
        ]);
      const everybodysChunks = withImports(
        chunks.filter((chunk) => !isCompanys(chunk)),
        chunks,
      );
      const others = new Set(filesOf([...everybodysChunks]));
      for (const file of filesOf(chunks.filter((chunk) => !everybodysChunks.has(chunk))))
        if (!others.has(file)) parts.set(file, 'company');
    },
  };
  return { plugin, partOf: (file: string): Part | undefined => parts.get(file) };
}
