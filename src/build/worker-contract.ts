import { type Plugin, parseSync, type Rolldown } from 'vite';

/** Properties of a call (contract/call.ts) and of a mutation (contract/mutations.ts) that the worker never reads. */
const UNREAD = new Set(['args', 'who', 'net', 'writes', 'namesOthers', 'bodyMax', 'lane', 'undo']);
/** The functions that the tables of both are written with. */
const TABLES = new Set(['call', 'table']);
/** What reads them elsewhere. */
const READERS = ['checkArguments', 'createMutate', 'newEntry', 'canUndo', 'isWrite'];

/**
 * Gives the worker's second script its part of the contract. Nobody makes a change there, so it needs no schemas of
 * arguments and no lanes, but the modules that make changes do. They are cut out by the syntax tree, and the build fails
 * when one of their readers is bundled.
 */
export const workerContract = (): Plugin => ({
  name: 'worker-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/(?:calls\/[\w-]+|mutations)\.ts$/ },
    handler: (code, id) => ({ code: withoutUnread(code, id), map: null }),
  },
  renderChunk(_, { modules }) {
    const readers = Object.values(modules).flatMap(({ renderedExports }: Rolldown.RenderedModule) =>
      renderedExports.filter((name) => READERS.includes(name)),
    );
    if (readers.length > 0) throw new Error(`the worker’s contract lacks what ${readers.join(', ')} read`);
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
export function withoutUnread(code: string, id: string): string {
  const cuts = [...rowsIn(parseSync(id, code).program as unknown as Node)].filter(({ key }) =>
    UNREAD.has(key?.name ?? ''),
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
