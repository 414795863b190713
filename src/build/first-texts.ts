import type { Plugin } from 'vite';
import { isEverywhere } from '../../contract/languages.ts';

/**
 * The texts of the first screens come by themselves: those of all screens are ten times as much, and a start waits for its
 * texts. Which they are is read from the modules of the page and of these screens; the rest is a file of its own, and whatever
 * is imported by a screen later waits for it too (`withAllTexts`), so that no text can be missing. What a screen of `alone`
 * needs beside the first ones is a file as well, so that it waits for no more (`withTextsOf`).
 */
export function firstTexts({ catalogue, page, screens, alone }: Modules): Plugin {
  const texts = new Map<string, Texts>();
  let known: { first: Set<string>; alone: [string, Set<string>][] } | undefined;
  return {
    name: 'first-texts',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      const [, language = ''] = APP_TEXTS.exec(id) ?? [];
      if (language !== '' && isEverywhere(language)) {
        const messages = MESSAGES.exec(code)?.[1];
        if (!messages) throw new Error(`${id} is of another form than is known here`);
        texts.set(language, JSON.parse(new Function(`return ${messages}`)()));
        return {
          code: `export const messages = __FIRST_${language}__;export const rest = __REST_${language}__;export const alone = __ALONE_${language}__;`,
          map: null,
        };
      }
      if (!MAY_DRAW.test(id)) return null;
      let waiting = '';
      let at = 0;
      for (const { 0: whole, 1: path = '', index } of code.matchAll(LATER)) {
        const target = await this.resolve(path, id);
        if (target && screens.includes(target.id)) continue;
        const [screen] = Object.entries(alone).find(([, module]) => module === target?.id) ?? [];
        const waits = screen ? `withTextsOf(${JSON.stringify(screen)}, ${whole})` : `withAllTexts(${whole})`;
        waiting += code.slice(at, index) + waits;
        at = index + whole.length;
      }
      if (at === 0) return null;
      const from = `import { withAllTexts, withTextsOf } from ${JSON.stringify(catalogue)};`;
      return { code: `${from}\n${waiting}${code.slice(at)}`, map: null };
    },
    renderChunk(code, chunk) {
      const [, language = ''] = APP_TEXTS.exec(chunk.facadeModuleId ?? '') ?? [];
      const all = texts.get(language);
      if (!all) return null;
      const textsOf = (modules: readonly string[]) => idsIn(modules, (id) => this.getModuleInfo(id));
      known ??= {
        first: textsOf([page, ...screens]),
        alone: Object.entries(alone).map(([screen, module]) => [screen, textsOf([module])]),
      };
      const { first } = known;
      const entries = Object.entries(all);
      const later = entries.filter(([id]) => !first.has(id));
      const emit = (name: string, some: [string, unknown][]) => {
        const source = `export const messages=${parsing(some)}`;
        const file = this.emitFile({ type: 'asset', name: `${name}-${language}.js`, source });
        return `/${this.getFileName(file)}`;
      };
      const addresses = known.alone.map(([screen, ids]) => [
        screen,
        emit(
          `alone-${screen}`,
          later.filter(([id]) => ids.has(id)),
        ),
      ]);
      return code
        .replace(`__FIRST_${language}__`, () => parsing(entries.filter(([id]) => first.has(id))))
        .replace(`__REST_${language}__`, () => JSON.stringify(emit('rest', later)))
        .replace(`__ALONE_${language}__`, () => JSON.stringify(Object.fromEntries(addresses)));
    },
  };
}

type Modules = {
  /** Where `withAllTexts` is. */
  catalogue: string;
  /** The composition root of the page. */
  page: string;
  /** The first ones, by the names that the router's plugin gives them: nothing waits for more than they need. */
  screens: readonly string[];
  /** Screens that may be opened before there is anything else of the app, by a name of each. */
  alone: Readonly<Record<string, string>>;
};
type Texts = Record<string, unknown>;
type ModuleInfo = { code?: string | null; importedIds: readonly string[] };

const APP_TEXTS = /\/locales\/(\w+)\/app\.po$/;
/** As Lingui's plugin writes it. */
const MESSAGES = /messages\s*=\s*JSON\.parse\(((["'`]).*\2)\)/s;
/** Modules whose imports may bring what is drawn. */
const MAY_DRAW = /\/src\/(?:features|layouts|routes|ui)\/|\/src\/.*\.tsx(?:$|\?)/;
const LATER = /\bimport\(["']([^"']+)["']\)/g;
/** A text is named where it is said; whatever else is called so is no text. */
const NAMED = /\bid:\s*["'`]([^"'`\n]+)["'`]/g;

/** Names of the texts in these modules and all that they cannot run without. */
function idsIn(entries: readonly string[], info: (id: string) => ModuleInfo | null): Set<string> {
  const modules = new Set(entries);
  const ids = new Set<string>();
  for (const module of modules) {
    const { code, importedIds = [] } = info(module) ?? {};
    for (const next of importedIds) modules.add(next);
    for (const [, id = ''] of (code ?? '').matchAll(NAMED)) ids.add(id);
  }
  return ids;
}

function parsing(entries: [string, unknown][]): string {
  const json = JSON.stringify(Object.fromEntries(entries));
  return `JSON.parse(\`${json.replace(/[\\`]|\$\{/g, '\\$&')}\`)`;
}
