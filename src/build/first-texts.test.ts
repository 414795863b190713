import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstTexts } from './first-texts.ts';

const TEXTS = {
  'seen-1': 'in the list',
  'page-1': 'around it',
  'late-1': 'in a sheet',
  'form-1': 'in a form',
  'none-1': 'elsewhere',
};
const FILES: Record<string, string> = {
  'index.html': '<!doctype html><script type="module" src="/src/main.tsx"></script>',
  'locales/en_US/app.po': '',
  'src/main.tsx': `
    import { show } from './i18n/catalogue.ts';
    import { later } from './app/notice.tsx';
    console.log(later);
    show({ id: 'page-1' });
    void import('./routes/list.tsx');
    void import('./routes/form.tsx');`,
  'src/i18n/catalogue.ts': `
    export const show = (text) => console.log(text);
    export const load = () => import('../../locales/en_US/app.po');
    export const withAllTexts = async (loading) => (await Promise.all([loading, load()]))[0];
    export const withTextsOf = async (screen, loading) => (await Promise.all([loading, load(screen)]))[0];`,
  'src/routes/form.tsx': `
    import { show } from '../i18n/catalogue.ts';
    import { row } from '../features/row.tsx';
    show({ id: 'form-1' });
    row();
    export const open = async () => (await import('../features/other.tsx')).other();`,
  'src/routes/list.tsx': `
    import { row } from '../features/row.tsx';
    row();
    export const open = async () => (await import('../features/sheet.tsx')).sheet();`,
  'src/app/notice.tsx': `export const later = async () => (await import('../features/other.tsx')).other();`,
  'src/features/other.tsx': `import { show } from '../i18n/catalogue.ts'; export const other = () => show({ id: 'none-1' });`,
  'src/features/row.tsx': `import { show } from '../i18n/catalogue.ts'; export const row = () => show({ id: "seen-1" });`,
  'src/features/sheet.tsx': `
    import { load, show } from '../i18n/catalogue.ts';
    export const sheet = () => [load(), show({ id: 'late-1' })];`,
};

let root = '';
let files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'first-texts-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'texts',
        transform: (_, id) =>
          id.endsWith('.po')
            ? {
                code: `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(TEXTS))})`,
                map: null,
              }
            : null,
      },
      firstTexts({
        catalogue: join(root, 'src/i18n/catalogue.ts'),
        page: join(root, 'src/main.tsx'),
        screens: [join(root, 'src/routes/list.tsx')],
        alone: { form: join(root, 'src/routes/form.tsx') },
      }),
    ],
    build: { write: false, minify: false, modulePreload: { polyfill: false } },
  });
  files = (built as Rolldown.RolldownOutput).output;
});
afterAll(() => rm(root, { recursive: true, force: true }));

const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined) =>
  file?.type === 'chunk' ? file.code : String(file?.source);

it('the texts of the page and of the first list come first, all others in a file that is named there', () => {
  const first = textOf(files.find(({ fileName }) => /^assets\/app-/.test(fileName)));
  const rest = files.find(({ fileName }) => /^assets\/rest-en_US-[\w-]+\.js$/.test(fileName));
  expect(Object.keys(TEXTS).filter((id) => first.includes(id))).toEqual(['seen-1', 'page-1']);
  expect(first).toContain(`/${rest?.fileName}`);
  expect(Object.keys(TEXTS).filter((id) => textOf(rest).includes(id))).toEqual([
    'late-1',
    'form-1',
    'none-1',
  ]);
});

it('a screen that may be opened alone has its texts in a file that is named there, without those that come first', () => {
  const first = textOf(files.find(({ fileName }) => /^assets\/app-/.test(fileName)));
  const alone = files.find(({ fileName }) => /^assets\/alone-form-en_US-[\w-]+\.js$/.test(fileName));
  expect(first.replaceAll(' ', '')).toContain(`"form":"/${alone?.fileName}"`);
  expect(Object.keys(TEXTS).filter((id) => textOf(alone).includes(id))).toEqual(['form-1']);
});

it('what is imported later waits for all texts, a screen alone for its own, and the first list for none', () => {
  const codeOf = (file: string) =>
    textOf(files.find(({ fileName }) => fileName.startsWith(`assets/${file}-`)));
  const waiting = (file: string) => {
    const code = codeOf(file);
    return [...code.matchAll(/withAllTexts\([^"']*?import\(["']\.\/(\w+)-/g)].map(([, name]) => name);
  };
  expect(waiting('list')).toEqual(['sheet']);
  expect(waiting('index')).toEqual(['other']);
  expect(waiting('form')).toEqual(['other']);
  expect(codeOf('index')).toMatch(/withTextsOf\("form", [^"']*import\(["']\.\/form-/);
});
