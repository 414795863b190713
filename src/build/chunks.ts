import { join } from 'node:path';
import { isEverywhere } from '../../contract/languages.ts';
import { screenKey } from './chunk-files.ts';

/**
 * Which module of the page goes into which file. Left to itself every module that two screens share becomes a file, and
 * a first visit asks for fifty before anything is painted: on a thin line a request costs more than the code in it.
 */

type ModuleInfo = {
  importedIds: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
};
type Chunk = { name: string; facadeModuleId?: string | null };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

/** What lists do without, and wait for in nothing they need. */
const SCHEMAS = /\/node_modules\/zod\/|\/contract\/policy\/apply\.ts$/;
/** So do they without the law, which forms and single pages ask; and some of those do without schemas. */
const LAW = /\/contract\/law\//;
type Weight = 'light' | 'law' | 'schemas';
/**
 * Without what few screens ask for: all of such a file comes with the first screen that needs some of it. Sums lie with what
 * shows them.
 */
const CONTRACT =
  /\/contract\/(?!mentions\.ts|message-templates\.ts|minor-digits\.ts|months\.ts|policy\/keeping\.ts)/;
const FORMS = /\/node_modules\/(?:react-hook-form|@hookform)\/|\/src\/ui\/problem-resolver\.ts/;
/** The modules it imports need the law and schemas; what it takes from them does not. */
const NEEDS = /\/src\/features\/applications\/needs\.ts$/;
/** What reads sums that people type is of forms alone, and files are of single pages, many as they are. */
const COMMON =
  /\/src\/(?!i18n\/(?:money|file-problem)-text\.ts|ui\/(?:attachment-|save-file)|sync\/(?:react\/use-attachment|files\/)|replica\/queries\/files\.ts)|\/lucide-react\//;
/** So many screens share what is common. */
const COMMON_FROM = { contract: 4, other: 9 };
const ICON = /\/lucide-react\//;
const PDF = /\/node_modules\/pdfjs-dist\/|\/src\/ui\/pdf-document\.ts$/;
/** The module of a screen. */
const screenOf = (name: string) => join(import.meta.dirname, '../..', screenKey(name));
/** The first list of jobs. */
export const LIST = ['pwa', 'pwa.index'].map(screenOf);
/** What people open first who have an account, and nothing of the app on this device yet. */
export const SIGN_IN = screenOf('login');
/** And those who apply and have none. */
export const REGISTER = screenOf('register');
const PAGE = join(import.meta.dirname, '../main.tsx');
/** The page's own modules stay files, by which the manifest of the build is read. */
const NOT_FIRST = /^(?!.*(?:\/index\.html|\/src\/main\.tsx|\/src\/public-page\/page\.\w+)$)/;

/** For the bundler. A group takes along what its modules import, so those of light modules stand above. */
export function chunkGroups() {
  const needs = { schemas: needing(SCHEMAS), law: needing(LAW) };
  const isOfPage = neededBy([PAGE]);
  const isOfList = neededBy(LIST);
  const isOfSignIn = neededBy([SIGN_IN]);
  const isOfRegister = neededBy([REGISTER]);
  const weightOf = (id: string, graph: Graph): Weight => {
    if (needs.schemas(id, graph)) return 'schemas';
    return needs.law(id, graph) ? 'law' : 'light';
  };
  const named = (name: string, test: RegExp, weight: Weight) => (id: string, graph: Graph) =>
    test.test(id) && weightOf(id, graph) === weight ? name : null;
  const common = (test: RegExp) => (id: string, graph: Graph) =>
    named(isOfList(id, graph) ? 'common' : 'screens', test, 'light')(id, graph);
  return [
    // One changes when a library does, the other with every version.
    { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\//, priority: 5 },
    // Too large to be kept by every device: the worker leaves out what is called so (vite.config.ts).
    { name: 'pdf-reader', test: PDF, priority: 6 },
    // What everybody waits for, signed in or not. Of a sign-in also what the list shares with it.
    {
      name: (id: string, graph: Graph) =>
        isOfPage(id, graph) || (isOfSignIn(id, graph) && isOfList(id, graph)) ? 'initial' : null,
      test: NOT_FIRST,
      priority: 4,
    },
    { name: 'forms', test: FORMS, priority: 3 },
    // A sign-in on a thin line waits for nothing that other screens alone need.
    {
      name: (id: string, graph: Graph) => (isOfSignIn(id, graph) ? 'sign-in' : null),
      minShareCount: 2,
      priority: 3,
    },
    // Nor does a new account: what its form shares with the list is apart from what it does not.
    {
      name: (id: string, graph: Graph) => {
        if (!isOfRegister(id, graph) || weightOf(id, graph) !== 'light') return null;
        return isOfList(id, graph) ? 'common' : 'form';
      },
      minShareCount: 2,
      priority: 3,
    },
    // What many screens share, and the first list waits for none of it that it does without.
    { name: common(CONTRACT), minShareCount: COMMON_FROM.contract, priority: 3 },
    { name: common(COMMON), minShareCount: COMMON_FROM.other, priority: 2 },
    { name: named('law', CONTRACT, 'law'), priority: 1.5 },
    // Without what reads files of advertisements, which stays with the one screen that does.
    { name: named('schemas', /\/node_modules\/zod\/|\/contract\/(?!import\/)/, 'schemas'), priority: 1 },
    // What the first list shares with other screens never lies with what it does without.
    {
      name: (id: string, graph: Graph) =>
        isOfList(id, graph) && (weightOf(id, graph) === 'light' || NEEDS.test(id)) ? 'list' : null,
      minShareCount: 2,
      priority: 1.9,
    },
    // A small part of the list of jobs would join the heaviest screen of a company that uses it as well.
    { name: partOfBothSides, minShareCount: 2, priority: 1.8 },
    // An icon would join the heaviest screen that shows it, and take it along to everybody who shows it.
    {
      name: (id: string, graph: Graph) => (ICON.test(id) && !isOfList(id, graph) ? 'icons' : null),
      minShareCount: 2,
      priority: 1.7,
    },
    // Crumbs that a few screens share go into their neighbours, those of lists into no heavy one.
    ...(['schemas', 'law', 'light'] as const).map((weight, at) => ({
      name: named('shared', /./, weight),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 2500,
      priority: at / 4,
    })),
  ];
}

/** Of the bundler's files. The worker leaves out what begins with `texts-`: not every device keeps it (vite.config.ts). */
export function chunkName({ name, facadeModuleId }: Chunk): string {
  const [, language = '', catalogue = ''] = /\/locales\/(\w+)\/(\w+)\.po$/.exec(facadeModuleId ?? '') ?? [];
  if (language !== '' && !isEverywhere(language)) return `texts-${language}-${catalogue}`;
  // The bundler names what is shared after all who share it.
  return name.startsWith('shared') ? 'shared' : '[name]';
}

/** Whether nearly all of a file runs before the first list stands. */
export function isOfFirstList({ name, facadeModuleId }: Chunk): boolean {
  return (
    ['libraries', 'initial', 'index', 'common', 'list'].includes(name) || LIST.includes(facadeModuleId ?? '')
  );
}

/** Whether one of these modules needs it, itself or by what it imports. */
function neededBy(entries: readonly string[]) {
  let needed: Set<string> | undefined;
  return (id: string, graph: Graph): boolean => {
    if (!needed) {
      needed = new Set(entries);
      for (const one of needed)
        for (const next of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(next);
    }
    return needed.has(id);
  };
}

const PART = /\/lucide-react\/|\/src\/ui\/(?!attachment-)/;
/** A creator's card is a part of what companies look at. */
const SIDES = [/\/src\/features\/jobs\//, /\/src\/(?:features\/company|ui\/media-kit)\//];

function partOfBothSides(id: string, graph: Graph): string | null {
  const importers = PART.test(id) ? (graph.getModuleInfo(id)?.importers ?? []) : [];
  return SIDES.every((side) => importers.some((by) => side.test(by))) ? 'parts' : null;
}

/** Whether a module needs one of these, itself or by what it imports. */
function needing(what: RegExp) {
  const known = new Map<string, boolean>();
  return (entry: string, graph: Graph): boolean => {
    const answer = known.get(entry);
    if (answer !== undefined) return answer;
    const seen = new Set([entry]);
    for (const id of seen) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
    const needs = [...seen].some((id) => what.test(id));
    known.set(entry, needs);
    return needs;
  };
}
