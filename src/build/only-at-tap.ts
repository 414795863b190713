import { type Plugin, parseSync, type Rolldown } from 'vite';

/** What is asked of a call (contract/call.ts) and of a mutation (contract/mutations.ts) where somebody makes a change. */
const ONLY_AT_TAP = new Set(['args', 'who', 'net', 'writes', 'namesOthers', 'bodyMax', 'lane', 'undo']);
/** The functions that the tables of both are written with. */
const TABLES = new Set(['call', 'table']);
/** Who asks for it. */
const ASKS = ['checkArguments', 'createMutate', 'newEntry', 'canUndo', 'isWrite'];

/**
 * Leaves out of the worker's second script what is only asked where a change is made, which is never there: the schemas of
 * arguments, and the lanes. By the syntax tree, so that nothing else can be meant; the build fails where it would be
 * missed.
 */
export const withoutTap = (): Plugin => ({
  name: 'without-tap',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/(?:calls\/[\w-]+|mutations)\.ts$/ },
    handler: (code, id) => ({ code: cutTap(code, id), map: null }),
  },
  renderChunk(_, { modules }) {
    const asking = Object.values(modules).flatMap(({ renderedExports }: Rolldown.RenderedModule) =>
      renderedExports.filter((name) => ASKS.includes(name)),
    );
    if (asking.length > 0) throw new Error(`the worker has no arguments and lanes for ${asking.join(', ')}`);
    return null;
  },
});

/** A node of the syntax tree, of which this reads a few. */
type Node = {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly value?: Node;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
};

/** @param code TypeScript, with calls as `call({ … })` and mutations as `table({ name: { … } })` */
export function cutTap(code: string, id: string): string {
  const cuts = [...rowsIn(parseSync(id, code).program as unknown as Node)].filter(({ key }) =>
    ONLY_AT_TAP.has(key?.name ?? ''),
  );
  return cuts.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
    code,
  );
}

function* rowsIn(node: Node): Generator<Node> {
  if (node.type === 'CallExpression' && TABLES.has(node.callee?.name ?? ''))
    return yield* propertiesOf(node.arguments?.[0]);
  for (const child of Object.values(node).flat())
    if (child && typeof child === 'object') yield* rowsIn(child as Node);
}

function* propertiesOf(node: Node | undefined): Generator<Node> {
  for (const property of node?.properties ?? []) {
    yield property;
    yield* propertiesOf(property.value);
  }
}
