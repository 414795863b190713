import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

export type Import = { readonly to: string; readonly typeOnly: boolean };
/** Of each file the files it imports; paths are relative to the root and use `/`. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

type Specifier = { readonly specifier: string; readonly typeOnly: boolean };

/**
 * What a module imports, with `export … from` and `import()`. An import is type-only where nothing of it is left at run
 * time: `import type` and `import { type A }`; a bare `import './a.ts'` is by value.
 */
export function specifiersOf(path: string, source: string): Specifier[] {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: source.slice(start + 1, end - 1),
      typeOnly: false,
    })),
  ];
}

/** What a module imports by a relative path. */
export const importsOf = (path: string, source: string): Import[] =>
  specifiersOf(path, source)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, typeOnly }) => ({ to: join(dirname(path), specifier), typeOnly }));

/** The graph of all TypeScript files in some folders of the root; imports of other files are left out. */
export function readGraph(root: string, ...folders: readonly string[]): Map<string, Import[]> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  const known = new Set(paths);
  return new Map(
    paths.map((path) => [
      path,
      importsOf(path, readFileSync(join(root, path), 'utf8')).filter(({ to }) => known.has(to)),
    ]),
  );
}
