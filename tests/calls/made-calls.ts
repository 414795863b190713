import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { type CallName, calls } from '../../contract/calls.ts';
import { type ImportGraph, readGraph } from '../rooms/imports.ts';

/** What follows from a call's name without making the call: its optimistic effect, its words, its lane. */
const TABLES = /^src\/(sync\/(mutators|merge|outbox)|replica)\/|^src\/features\/settings\/entry-/;

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Parts of a node that hold names but hand none on: keys, comparisons, types. */
function partsOf(node: Node): unknown[] {
  if (node.type.startsWith('TS') && !('expression' in node)) return [];
  if (node.type === 'Property') return [node.computed ? node.key : null, node.value];
  if (node.type === 'BinaryExpression') return [];
  if (node.type === 'SwitchCase') return [node.consequent];
  return Object.values(node);
}

/** Names of calls that a module hands on as a value. */
export function callNamesOf(path: string, source: string): Set<CallName> {
  const found = new Set<CallName>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    if (!isNode(value)) return;
    if (value.type === 'Literal' && typeof value.value === 'string' && value.value in calls)
      found.add(value.value as CallName);
    partsOf(value).forEach(walk);
  };
  walk(parseSync(path, source).program);
  return found;
}

function reachedFrom(graph: ImportGraph, start: string): Set<string> {
  const reached = new Set([start]);
  for (const path of reached)
    for (const { to, typeOnly } of graph.get(path) ?? []) if (!typeOnly) reached.add(to);
  return reached;
}

/**
 * Of each call the entries of the app whose code makes it: routes, whose screens lead there, and `main`, for what the
 * app does by itself. Read from the source: a screen that only the router's table knows counts, one that nothing
 * imports does not.
 */
export function madeCalls(root: string): Map<CallName, string[]> {
  const graph = readGraph(root, 'src');
  const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
  const namesOf = new Map(
    [...graph.keys()]
      .filter((path) => !isTest(path) && !TABLES.test(path))
      .map((path) => [path, callNamesOf(path, readFileSync(join(root, path), 'utf8'))]),
  );
  const routes = [...graph.keys()].filter((path) => /^src\/routes\/[^-][^/]*\.tsx$/.test(path));
  const made = new Map<CallName, string[]>();
  for (const start of [...routes, 'src/main.tsx'])
    for (const path of reachedFrom(graph, start))
      for (const name of namesOf.get(path) ?? []) {
        const entry = basename(start, '.tsx');
        const by = made.get(name) ?? [];
        // The app starts every screen: it is named for what no screen makes.
        if (!by.includes(entry) && (entry !== 'main' || by.length === 0)) made.set(name, [...by, entry]);
      }
  return made;
}
