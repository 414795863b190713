/** Of a syntax tree (ESTree). */
type Node = { type: string } & Record<string, unknown>;

/** Gives names a new value; a loop that declares its own is none of them. */
const SETS = /^(?:AssignmentExpression|UpdateExpression|For(?:In|Of)Statement)$/;

/**
 * Names a module exports and gives a new value once it has run: whoever reads them through an import sees the new one,
 * and whoever has taken the value does not.
 * @param body its top level statements
 */
export function changingExports(body: readonly object[]): string[] {
  const exported = new Set<string>();
  for (const { type, specifiers } of body as Node[])
    if (type === 'ExportNamedDeclaration')
      for (const { local } of (specifiers ?? []) as { local: { name: string } }[]) exported.add(local.name);
  const found = new Set<string>();
  const visit = (node: Node, hidden: ReadonlySet<string>, isLater: boolean) => {
    const isFunction = /Function/.test(node.type);
    // Names of a function's own hide those of the module.
    const inside = isFunction ? new Set([...hidden, ...ownNames(node)]) : hidden;
    const target = (node.type === 'UpdateExpression' ? node.argument : node.left) as Node | undefined;
    if (SETS.test(node.type) && isLater && target)
      for (const name of namesOf(target)) if (exported.has(name) && !inside.has(name)) found.add(name);
    for (const child of childrenOf(node)) visit(child, inside, isLater || isFunction);
  };
  for (const statement of body) visit(statement as Node, new Set(), false);
  return [...found];
}

/** Parameters and everything declared in a function, but not in those within it. */
function ownNames(node: Node): string[] {
  const names = (node.params as Node[]).flatMap(namesOf);
  if (node.type === 'FunctionExpression' && node.id) names.push(...namesOf(node.id as Node));
  const visit = (part: Node) => {
    if (/^(?:Variable|Class|Function)/.test(part.type) && part.id) names.push(...namesOf(part.id as Node));
    if (part.type === 'CatchClause' && part.param) names.push(...namesOf(part.param as Node));
    if (!/Function/.test(part.type)) childrenOf(part).forEach(visit);
  };
  visit(node.body as Node);
  return names;
}

/** Names in a pattern. */
function namesOf(pattern: Node | null): string[] {
  if (!pattern) return [];
  const { type, name, properties, elements, value, left, argument } = pattern as Record<string, unknown>;
  if (type === 'Identifier') return [name as string];
  if (type === 'ObjectPattern') return (properties as Node[]).flatMap(namesOf);
  if (type === 'ArrayPattern') return (elements as (Node | null)[]).flatMap(namesOf);
  if (type === 'Property') return namesOf(value as Node);
  if (type === 'AssignmentPattern') return namesOf(left as Node);
  if (type === 'RestElement') return namesOf(argument as Node);
  return [];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((part): part is Node => typeof (part as Node | null)?.type === 'string');
}
