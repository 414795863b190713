import { join } from 'node:path';

/**
 * Which module goes into which file.
 *
 * Left to itself every module that two screens share becomes a file, and a first visit asks for fifty before anything
 * is painted: on a thin line a request costs more than the code in it. And the worker runs what the page runs: what
 * both need is in files that have nothing else in them, so a phone fetches it once (worker-scripts.ts).
 */

type Graph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

/** Sets of modules. */
type Reach = {
  /** Run as soon as the page does. */
  page: Set<string>;
  /** Fetched by the page now or later. */
  ever: Set<string>;
  /** The same without its core, which nothing needs before the first paint. */
  screens: Set<string>;
  worker: Set<string>;
  /** Of the worker's: what needs a schema. */
  withSchemas: Set<string>;
};

const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'index.html');
const CORE = join(ROOT, 'src/app/core.ts');
/** What the worker does when nobody looks. */
export const WORKER = join(ROOT, 'sw/background.ts');

const LIBRARY = /\/node_modules\//;
const ZOD = /\/node_modules\/zod\//;
const CONTRACT = /\/node_modules\/zod\/|\/contract\//;
/** A rule of the page of one job: lists need it as little as they need schemas. */
const LAW = /\/contract\/(?:age-law[\w-]*|policy\/apply)\.ts$/;
const WIRE = /\/node_modules\/ky\/|\/src\/sync\/wire\/transport\.ts$/;
const IDENTITY = /\/node_modules\/(?:firebase|@firebase|idb)\/|\/src\/auth\//;
const FORMS = /\/node_modules\/(?:react-hook-form|@hookform)\/|\/src\/ui\/problem-resolver\.ts/;
/** The page's own modules stay files, by which the manifest of the build is read. */
const FIRST = /\/index\.html$|\/src\/main\.tsx$/;

type Rule = (id: string, reach: Reach) => boolean;
const isBoth: Rule = (id, { page, worker }) => page.has(id) && worker.has(id);
const isPage: Rule = (id, { page, worker }) => page.has(id) && !worker.has(id) && !FIRST.test(id);
const isLater: Rule = (id, { page, ever, worker }) => ever.has(id) && worker.has(id) && !page.has(id);
const isModel: Rule = (id, reach) =>
  isLater(id, reach) &&
  reach.screens.has(id) &&
  !reach.withSchemas.has(id) &&
  !LAW.test(id) &&
  !IDENTITY.test(id) &&
  !WIRE.test(id);

/** A module belongs where it fits first, and needs nothing of what stands below. */
const CHUNKS: { name: string; rule: Rule; minShareCount?: number }[] = [
  { name: 'replica', rule: isBoth },
  // One changes when a library does, the other with every version.
  { name: 'libraries', rule: (id, reach) => isPage(id, reach) && LIBRARY.test(id) },
  { name: 'initial', rule: isPage },
  // What lists are made of needs no schema, and waits for none.
  { name: 'model', rule: isModel, minShareCount: 4 },
  {
    name: 'schemas',
    rule: (id, reach) =>
      isLater(id, reach) && (LAW.test(id) || reach.withSchemas.has(id)) && CONTRACT.test(id),
  },
  { name: 'wire', rule: (id, reach) => isLater(id, reach) && WIRE.test(id) },
  { name: 'identity', rule: (id, reach) => isLater(id, reach) && IDENTITY.test(id) },
  { name: 'sync', rule: isLater },
];

/** For the bundler. */
export function chunkGroups() {
  let reach: Reach | null = null;
  const ruled = CHUNKS.map(({ name, rule, minShareCount = 1 }, at) => ({
    debugName: name,
    name: (id: string, graph: Graph) => {
      reach ??= reachOf(graph);
      return rule(id, reach) ? name : null;
    },
    minShareCount,
    priority: CHUNKS.length - at + 1,
  }));
  return [
    ...ruled,
    // Of the page alone: forms are kept apart, because the first list needs none; what six or more parts share is one
    // file; crumbs that a few share go into their neighbours.
    { name: 'forms', test: FORMS, priority: 1 },
    { name: 'common', test: /\/src\/|\/lucide-react\//, minShareCount: 6, priority: 1 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
  ];
}

function reachOf(graph: Graph): Reach {
  const worker = closure(graph, WORKER);
  const needsSchema = (id: string) => [...closure(graph, id)].some((one) => ZOD.test(one));
  return {
    page: closure(graph, PAGE),
    ever: closure(graph, PAGE, { later: true }),
    screens: closure(graph, PAGE, { later: true, without: CORE }),
    worker,
    withSchemas: new Set([...worker].filter(needsSchema)),
  };
}

/** A module and all it imports; with `later`, also what it imports when it is asked to. */
function closure(graph: Graph, entry: string, { later = false, without = '' } = {}): Set<string> {
  const seen = new Set([entry]);
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...(later ? dynamicallyImportedIds : [])])
      if (next !== without) seen.add(next);
  }
  return seen;
}
