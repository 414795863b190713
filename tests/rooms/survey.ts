import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrowsOf, circlesIn, floorsOf, type Graph, pairsIn } from './circles.ts';
import { type ImportGraph, readGraph } from './imports.ts';

const TESTS = /\.test\.tsx?$|\/testing\/|\/testing[\w-]*\.ts$/;

/** The folder, or the file beside the folders, in which a file of `server/` or `src/sync/` lies. */
export const roomOf = (path: string): string => path.split('/')[path.startsWith('src/sync/') ? 2 : 1] ?? '';

const groupOf = (path: string): string | undefined => /^server\/routes\/([^/]+)\//.exec(path)?.[1];

/** Files that run in production; a file of tests may import anything. */
export const withoutTests = (graph: ImportGraph): ImportGraph =>
  new Map([...graph].filter(([path]) => !TESTS.test(path)));

/** Which room imports which other one. */
export function roomGraph(graph: ImportGraph, kind: 'by value' | 'all'): Graph {
  const rooms = new Map<string, Set<string>>();
  for (const [path, imports] of graph) {
    const tos = rooms.get(roomOf(path)) ?? new Set();
    rooms.set(roomOf(path), tos);
    for (const { to, typeOnly } of imports)
      if (roomOf(to) !== roomOf(path) && (kind === 'all' || !typeOnly)) tos.add(roomOf(to));
  }
  return rooms;
}

/** Circles of files, type imports included. */
export const fileCircles = (graph: ImportGraph): string[][] =>
  circlesIn(new Map([...graph].map(([path, imports]) => [path, new Set(imports.map(({ to }) => to))])));

/** Imports of a room that does not lie below, as `file → file`. */
export const upward = (
  graph: ImportGraph,
  rooms: readonly string[],
  kind: 'by value' | 'all' = 'by value',
): string[] =>
  importsWhere(
    graph,
    (from, to, typeOnly) =>
      (kind === 'all' || !typeOnly) && !(rooms.indexOf(roomOf(from)) <= rooms.indexOf(roomOf(to))),
  );

const entityOf = (path: string): string | undefined => /^server\/domain\/([^/]+)\//.exec(path)?.[1];

/** Imports by value of an entity on a higher floor, or of one that has none. */
export const upwardEntities = (graph: ImportGraph, floors: readonly (readonly string[])[]): string[] => {
  const floorOf = (entity: string) => floors.findIndex((floor) => floor.includes(entity));
  return importsWhere(graph, (from, to, typeOnly) => {
    const [own, other] = [entityOf(from), entityOf(to)];
    return !typeOnly && own !== undefined && other !== undefined && !(floorOf(own) <= floorOf(other));
  });
};

/** Imports of one group of routes by another, type imports included. */
export const acrossGroups = (graph: ImportGraph): string[] =>
  importsWhere(graph, (from, to) => {
    const [own, other] = [groupOf(from), groupOf(to)];
    return own !== undefined && other !== undefined && own !== other;
  });

/** Imports of helpers of tests by files that run in production. */
export const ofTests = (graph: ImportGraph): string[] => importsWhere(graph, (_from, to) => TESTS.test(to));

function importsWhere(
  graph: ImportGraph,
  is: (from: string, to: string, typeOnly: boolean) => boolean,
): string[] {
  return [...graph].flatMap(([from, imports]) =>
    imports.filter(({ to, typeOnly }) => is(from, to, typeOnly)).map(({ to }) => `${from} → ${to}`),
  );
}

type Room = { readonly name: string; readonly files: number; readonly lines: number };

/** What `tests/rooms/main.ts` prints of the server. */
export type Survey = {
  readonly rooms: readonly Room[];
  readonly arrows: number;
  readonly up: readonly string[];
  readonly pairs: readonly string[];
  readonly knots: readonly string[][];
  readonly circles: readonly string[][];
  readonly acrossGroups: number;
};

/** Measures the `server/` folder of a working copy. Its rooms are laid in floors with few arrows up. */
export function survey(root: string): Survey {
  const graph = withoutTests(readGraph(root, 'server'));
  const byValue = roomGraph(graph, 'by value');
  const floors = floorsOf(byValue);
  const rooms = roomsOf(root, graph, roomOf);
  return {
    rooms: rooms.sort((a, b) => floors.indexOf(a.name) - floors.indexOf(b.name)),
    arrows: arrowsOf(byValue).length,
    up: arrowsOf(byValue)
      .filter(([from, to]) => floors.indexOf(from) > floors.indexOf(to))
      .map(([from, to]) => `${from} → ${to}`),
    pairs: pairsIn(byValue).map((pair) => pair.join(' ↔ ')),
    knots: circlesIn(byValue),
    circles: fileCircles(graph),
    acrossGroups: acrossGroups(graph).length,
  };
}

/** Everything that runs in production. */
export const HOUSE = ['contract', 'locales', 'src', 'sw', 'server'] as const;

/** A file of few lines that a single other one imports. */
export type SmallFile = { readonly path: string; readonly lines: number; readonly importer: string };

export type HouseSurvey = {
  readonly rooms: readonly Room[];
  readonly circles: readonly string[][];
  /** From the smallest. */
  readonly small: readonly SmallFile[];
};

/** Measures the whole working copy: each folder of `src/` is a room. */
export function surveyHouse(root: string): HouseSurvey {
  const graph = withoutTests(readGraph(root, ...HOUSE));
  return {
    rooms: roomsOf(root, graph, (path) =>
      path
        .split('/')
        .slice(0, path.startsWith('src/') ? 2 : 1)
        .join('/'),
    ),
    circles: fileCircles(graph),
    small: smallFiles(graph, (path) => linesIn(root, path)),
  };
}

const FEW_LINES = 25;

/** Files that could move into the one file that imports them. What the router finds by its name is none. */
export function smallFiles(graph: ImportGraph, linesOf: (path: string) => number): SmallFile[] {
  const importers = new Map<string, Set<string>>();
  for (const [path, imports] of graph)
    for (const { to } of imports) importers.set(to, (importers.get(to) ?? new Set()).add(path));
  return [...importers]
    .flatMap(([path, [importer = '', ...more]]) => {
      const lines = linesOf(path);
      const counts = more.length === 0 && lines <= FEW_LINES && !importer.endsWith('.gen.ts');
      return counts ? [{ path, lines, importer }] : [];
    })
    .sort((a, b) => a.lines - b.lines || (a.path < b.path ? -1 : 1));
}

const linesIn = (root: string, path: string) => readFileSync(join(root, path), 'utf8').split('\n').length - 1;

function roomsOf(root: string, graph: ImportGraph, roomOf: (path: string) => string): Room[] {
  return [...Map.groupBy(graph.keys(), roomOf)].map(([name, paths]) => ({
    name,
    files: paths.length,
    lines: paths.reduce((sum, path) => sum + linesIn(root, path), 0),
  }));
}
