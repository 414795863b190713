import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/**
 * Screens of seekers and of companies: of each of their facts some test says in its name that it shows it. Of the others
 * (the sign-in, the team, pages of the law and of staff) some facts have such a test, and nothing asks for the rest.
 */
export const SHOWN_SCREENS = [
  'home',
  'register',
  'forgot',
  'locked',
  'setup',
  'pwa',
  'job',
  'user',
  'usersettings',
  'creator',
  'campaigns',
  'companypage',
  'company',
  'companycreate',
  'pricing',
  'createjob',
  'editjob',
  'import',
  'reach',
  'companysettings',
  'creators',
  'payment',
  'chat',
] as const;

/** By what a test runs: `browser` the built app, the others the code of their room. */
export type ShownBy = 'browser' | 'page' | 'worker' | 'server' | 'contract' | 'tests';
export type Fact = { id: string; text: string };
export type ShownFact = Fact & { by: { kind: ShownBy; file: string; name: string }[] };

const TESTS = ['{contract,src,sw,server,tests}/**/*.test.{ts,tsx}', 'tests/e2e/*.spec.ts'];
const ROOMS: readonly [RegExp, ShownBy][] = [
  [/^tests\/e2e\//, 'browser'],
  [/^src\//, 'page'],
  [/^sw\//, 'worker'],
  [/^server\//, 'server'],
  [/^contract\//, 'contract'],
];

/** The facts of these screens, in their order. */
export function factsOf(text: string, screens: readonly string[]): Fact[] {
  return [...text.matchAll(/^- `(([a-z]+)\.\d+)` (.+)$/gm)]
    .filter(([, , screen = '']) => screens.includes(screen))
    .map(([, id = '', , said = '']) => ({ id, text: said }));
}

/**
 * Each fact with the tests that carry its identifier.
 * @param long those tagged `@long` as well, which `npm test` leaves out
 */
export function shownFacts(root: string, { long }: { long: boolean }): ShownFact[] {
  const named = globSync(TESTS, { cwd: root })
    .sort()
    .flatMap((file) =>
      testNames(file, readFileSync(join(root, file), 'utf8'), { long }).map((name) => ({ file, name })),
    );
  return factsOf(readFileSync(join(root, 'docs/facts.md'), 'utf8'), SHOWN_SCREENS).map((fact) => ({
    ...fact,
    by: named.filter(({ name }) => cites(name, fact.id)).map((one) => ({ ...one, kind: kindOf(one.file) })),
  }));
}

/** Whether a name has this identifier: `job.1` is not in `job.10`. */
export function cites(name: string, id: string): boolean {
  return new RegExp(`(?<![\\w./-])${id.replace('.', '\\.')}(?![\\w.]*\\w)`).test(name);
}

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** What tests and groups of tests are called, those of a table by its rows as well. */
export function testNames(path: string, source: string, { long }: { long: boolean }): string[] {
  const names: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    if (!isNode(value)) return;
    // What does not run shows nothing, and neither does what stands in it.
    if (value.type === 'CallExpression' && partsOf(value.callee)?.some((part) => LEFT_OUT.includes(part)))
      return;
    const isCall = value.type === 'CallExpression' && isTest(value.callee);
    if (isCall && !long && isLong((value.arguments as Node[])[1])) return;
    // `test.each(rows)('%s', …)` is two calls: the name may stand in the rows.
    if (isCall) names.push(...textsOf((value.arguments as Node[])[0]));
    Object.values(value).forEach(walk);
  };
  walk(parseSync(path, source).program);
  return names;
}

const TEST = ['test', 'it', 'describe'];
/** What is between `test` and its brackets, and lets it be a test. */
const STILL_ONE = ['describe', 'each', 'for', 'skipIf', 'runIf', 'sequential', 'concurrent', 'serial'];
const LEFT_OUT = ['skip', 'todo', 'fixme'];

/** `test`, `test.skipIf(…)`, `describe.each(…)`; no `test.step`, which is a part of one. */
function isTest(callee: unknown): boolean {
  return partsOf(callee)?.every((part) => STILL_ONE.includes(part)) ?? false;
}

/** Whether these details of a test name the tag `@long`, and not only for some rows of a table. */
function isLong(details: unknown): boolean {
  if (!isNode(details) || details.type !== 'ObjectExpression') return false;
  const tag = (details.properties as Node[]).find(({ key }) => (key as { name?: string })?.name === 'tag');
  return textsOf(tag?.value).includes('@long');
}

/** What follows `test` in a callee: `describe` and `skip` of `test.describe.skip`; undefined where it is none of a test. */
function partsOf(callee: unknown): string[] | undefined {
  if (!isNode(callee)) return;
  if (callee.type === 'Identifier') return TEST.includes(callee.name as string) ? [] : undefined;
  if (callee.type === 'CallExpression') return partsOf(callee.callee);
  if (callee.type !== 'MemberExpression') return;
  return partsOf(callee.object)?.concat((callee.property as { name?: string }).name ?? '');
}

/** Literals among these arguments, in lists as well. */
function textsOf(values: unknown): string[] {
  if (Array.isArray(values)) return values.flatMap(textsOf);
  if (!isNode(values)) return [];
  if (values.type === 'Literal') return typeof values.value === 'string' ? [values.value] : [];
  if (values.type === 'TemplateLiteral')
    return [(values.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ')];
  if (values.type === 'ArrayExpression') return textsOf(values.elements);
  return values.type === 'TSAsExpression' ? textsOf(values.expression) : [];
}

function kindOf(file: string): ShownBy {
  return ROOMS.find(([pattern]) => pattern.test(file))?.[1] ?? 'tests';
}
