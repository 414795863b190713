/** A directed graph by the names of its nodes; an arrow leads to what is used. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of two or more nodes each of which leads to every other one of its group (Tarjan), sorted. */
export function circlesIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    let low = own;
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) as number);
    }
    lowest.set(node, low);
    if (low < own) return low;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) found.push(group.sort());
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found.sort((a, b) => b.length - a.length || (a.join() < b.join() ? -1 : 1));
}

/** Pairs that lead to each other, each once. */
export function pairsIn(graph: Graph): [string, string][] {
  return arrowsOf(graph).filter(([from, to]) => from < to && graph.get(to)?.has(from));
}

export const arrowsOf = (graph: Graph): [string, string][] =>
  [...graph].flatMap(([from, tos]) => [...tos].map((to): [string, string] => [from, to]));

/**
 * Nodes from the highest floor to the lowest, with few arrows that lead up (Eades, Lin and Smyth 1993); with none where
 * there is no circle.
 */
export function floorsOf(graph: Graph): string[] {
  const left = new Set(graph.keys());
  const high: string[] = [];
  const low: string[] = [];
  const uses = (node: string) =>
    [...(graph.get(node) ?? [])].filter((to) => to !== node && left.has(to)).length;
  const usedBy = (node: string) =>
    [...left].filter((from) => from !== node && graph.get(from)?.has(node)).length;
  while (left.size > 0) {
    const nodes = [...left].sort();
    const sink = nodes.find((node) => uses(node) === 0);
    const next =
      sink ??
      nodes.find((node) => usedBy(node) === 0) ??
      (nodes.sort((a, b) => uses(b) - usedBy(b) - (uses(a) - usedBy(a)))[0] as string);
    left.delete(next);
    if (sink === undefined) high.push(next);
    else low.unshift(next);
  }
  return [...high, ...low];
}
