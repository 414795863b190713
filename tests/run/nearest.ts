import { dirname } from 'node:path';
import type { ImportGraph } from '../rooms/imports.ts';

const TEST = /\.test\.tsx?$/;
/** Lying beside a file counts as a little more than importing it. */
const BESIDE = 1.25;
/** Over more files than this a change seldom matters, and the longest suites are as far as that from everything. */
const FAR = 3;
/** They start programs, and are left to `npm test`. */
const PROCESS = /\.process\.test\.ts$/;

export type Nearest = {
  readonly tests: readonly string[] /** Tests that import a changed file, all of them. */;
  readonly all: number;
};

/**
 * The `most` unit tests nearest to some changed files. Near are tests that import them over few other files, and tests
 * that lie beside a file that does: nearly every test of a route imports the whole server by way of the app that it
 * calls, and by imports alone the tests of one call are as far away as all others.
 */
export function nearestTests(graph: ImportGraph, changed: readonly string[], most: number): Nearest {
  const importers = new Map<string, string[]>();
  for (const [path, imports] of graph)
    for (const { to, typeOnly } of imports)
      if (!typeOnly) importers.set(to, [...(importers.get(to) ?? []), path]);
  const far = new Map(changed.map((path) => [path, 0]));
  for (const [path, steps] of far)
    for (const importer of importers.get(path) ?? []) if (!far.has(importer)) far.set(importer, steps + 1);
  const tests = [...graph.keys()].filter((path) => TEST.test(path) && !PROCESS.test(path));
  const beside = new Map<string, number>();
  for (const [path, steps] of far)
    if (!TEST.test(path))
      beside.set(
        dirname(path),
        Math.min(steps + BESIDE, beside.get(dirname(path)) ?? Number.POSITIVE_INFINITY),
      );
  const reached = tests
    .map((path) => ({
      path,
      steps: Math.min(
        far.get(path) ?? Number.POSITIVE_INFINITY,
        beside.get(dirname(path)) ?? Number.POSITIVE_INFINITY,
      ),
    }))
    .filter(({ steps }) => Number.isFinite(steps))
    .sort((a, b) => a.steps - b.steps || (a.path < b.path ? -1 : 1));
  const near = reached.filter(({ steps }) => steps <= FAR).slice(0, most);
  return { tests: near.map(({ path }) => path), all: reached.length };
}
