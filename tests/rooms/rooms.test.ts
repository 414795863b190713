import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn, floorsOf, type Graph, pairsIn } from './circles.ts';
import { importsOf, readGraph } from './imports.ts';
import { ENTITY_FLOORS, SERVER_FLOORS, SYNC_FLOORS } from './rooms.ts';
import {
  acrossGroups,
  fileCircles,
  HOUSE,
  ofTests,
  roomGraph,
  smallFiles,
  upward,
  upwardEntities,
  withoutTests,
} from './survey.ts';

const ROOT = join(import.meta.dirname, '../..');
const graphOf = (folder: string) => withoutTests(readGraph(ROOT, folder));
const graph = graphOf('server');

const of = (arrows: Record<string, string>): Graph =>
  new Map(Object.entries(arrows).map(([from, tos]) => [from, new Set(tos)]));

/** A made folder: each file with what it imports, `type ` before what it imports as a type. */
const folder = (files: Record<string, string[]>) =>
  new Map(
    Object.entries(files).map(([path, tos]) => [
      path,
      tos.map((to) => ({ to: to.replace(/^type /, ''), typeOnly: to.startsWith('type ') })),
    ]),
  );

test('the rooms of the server are those that are named, and all of them are read', () => {
  expect([...roomGraph(graph, 'all').keys()].sort()).toEqual([...SERVER_FLOORS].sort());
  expect(graph.size).toBeGreaterThan(600);
});

test('by value a room imports rooms below it only', () => {
  expect(upward(graph, SERVER_FLOORS)).toEqual([]);
});

test('no two rooms import each other by value', () => {
  expect(pairsIn(roomGraph(graph, 'by value'))).toEqual([]);
});

test('by value an entity imports no entity of a higher floor', () => {
  const entities = [...graph.keys()].flatMap((path) => /^server\/domain\/([^/]+)\//.exec(path)?.[1] ?? []);
  expect([...new Set(entities)].sort()).toEqual(ENTITY_FLOORS.flat().sort());
  expect(upwardEntities(graph, ENTITY_FLOORS)).toEqual([]);
  const broken = folder({
    'server/domain/mail/a.ts': ['server/domain/job/b.ts', 'type server/domain/offer/c.ts'],
    'server/domain/job/b.ts': ['server/domain/offer/c.ts', 'server/domain/mail/a.ts'],
    'server/domain/offer/c.ts': ['server/domain/unknown/d.ts'],
  });
  expect(upwardEntities(broken, ENTITY_FLOORS)).toEqual([
    'server/domain/mail/a.ts → server/domain/job/b.ts',
    'server/domain/offer/c.ts → server/domain/unknown/d.ts',
  ]);
});

test('no files import each other in a circle, not even as types', () => {
  expect(fileCircles(withoutTests(readGraph(ROOT, ...HOUSE)))).toEqual([]);
});

test('files of few lines with a single importer are found, the smallest first', () => {
  const lines: Record<string, number> = {
    'a.ts': 25,
    'b.ts': 10,
    'c.ts': 26,
    'd.ts': 3,
    'e.ts': 2,
    'main.ts': 90,
  };
  const made = folder({
    'main.ts': ['a.ts', 'type b.ts', 'c.ts', 'd.ts'],
    'a.ts': ['d.ts'],
    'routes.gen.ts': ['e.ts'],
  });
  expect(smallFiles(made, (path) => lines[path] ?? 0)).toEqual([
    { path: 'b.ts', lines: 10, importer: 'main.ts' },
    { path: 'a.ts', lines: 25, importer: 'main.ts' },
  ]);
});

test('no group of routes imports another one', () => {
  expect(acrossGroups(graph)).toEqual([]);
});

test.each(['server', 'src', 'sw'])('what runs in production imports no helper of tests: %s', (folder) => {
  expect(ofTests(withoutTests(readGraph(ROOT, folder)))).toEqual([]);
});

test('the floors of src/sync are those that are named, and each imports those below it only, types included', () => {
  const sync = graphOf('src/sync');
  const floors = Object.keys(SYNC_FLOORS);
  expect([...roomGraph(sync, 'all').keys()].sort()).toEqual([...floors].sort());
  expect(upward(sync, floors, 'all')).toEqual([]);
  expect(fileCircles(sync)).toEqual([]);
  expect(ofTests(sync)).toEqual([]);
});

test('each way to break a rule is found', () => {
  const broken = folder({
    'server/base/a.ts': ['server/api/b.ts', 'type server/cli/c.ts'],
    'server/api/b.ts': ['server/base/a.ts'],
    'server/cli/c.ts': ['server/testing/d.ts'],
    'server/routes/job/e.ts': ['type server/routes/offer/f.ts', 'server/routes/job/g.ts'],
    'server/routes/offer/f.ts': ['server/routes/job/testing.ts'],
    'server/routes/job/g.ts': ['server/unknown/h.ts'],
  });
  expect(upward(broken, SERVER_FLOORS)).toEqual([
    'server/base/a.ts → server/api/b.ts',
    'server/cli/c.ts → server/testing/d.ts',
    'server/routes/job/g.ts → server/unknown/h.ts',
  ]);
  const below = folder({ 'src/sync/wire/a.ts': ['type src/sync/drain/b.ts'], 'src/sync/drain/b.ts': [] });
  expect(upward(below, Object.keys(SYNC_FLOORS), 'all')).toEqual([
    'src/sync/wire/a.ts → src/sync/drain/b.ts',
  ]);
  expect(pairsIn(roomGraph(broken, 'by value'))).toEqual([['api', 'base']].map((pair) => pair.sort()));
  expect(fileCircles(broken)).toEqual([['server/api/b.ts', 'server/base/a.ts']]);
  expect(acrossGroups(broken)).toEqual([
    'server/routes/job/e.ts → server/routes/offer/f.ts',
    'server/routes/offer/f.ts → server/routes/job/testing.ts',
  ]);
  expect(ofTests(broken)).toEqual([
    'server/cli/c.ts → server/testing/d.ts',
    'server/routes/offer/f.ts → server/routes/job/testing.ts',
  ]);
});

test('every kind of import is read, and whether anything of it is left at run time', () => {
  const source = `
    import './bare.ts';
    import type { A } from './type.ts';
    import { type B } from './inline-type.ts';
    import { type C, d } from './both.ts';
    import fs from 'node:fs';
    export * from '../up.ts';
    export type { E } from './exported-type.ts';
    const later = () => import('./later.ts');
  `;
  expect(importsOf('server/api/a.ts', source)).toEqual([
    { to: 'server/api/bare.ts', typeOnly: false },
    { to: 'server/api/type.ts', typeOnly: true },
    { to: 'server/api/inline-type.ts', typeOnly: true },
    { to: 'server/api/both.ts', typeOnly: false },
    { to: 'server/up.ts', typeOnly: false },
    { to: 'server/api/exported-type.ts', typeOnly: true },
    { to: 'server/api/later.ts', typeOnly: false },
  ]);
  expect(() => importsOf('a.ts', 'import {')).toThrow('a.ts');
});

test('circles, pairs and floors of a small graph', () => {
  const knots = of({ a: 'b', b: 'c', c: 'ad', d: 'e', e: 'd', f: 'a' });
  expect(circlesIn(knots)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
  expect(pairsIn(knots)).toEqual([['d', 'e']]);
  expect(circlesIn(of({ a: 'bc', b: 'c', c: '' }))).toEqual([]);
  expect(floorsOf(of({ c: '', b: 'c', a: 'bc' }))).toEqual(['a', 'b', 'c']);
});
