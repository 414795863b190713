import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { partsOfFiles } from './parts.ts';

const SRC = '/app/src';
const MAIN = `${SRC}/main.tsx`;
const COMPANY = `${SRC}/routes/pwa.company.index.tsx?tsr-split=component---loader`;
const COMPANIES = `${SRC}/routes/pwa.companies.$companyId.tsx?tsr-split=component---loader`;
const MARKET = `${SRC}/routes/pwa.index.tsx?tsr-split=component---loader`;

/** Modules with what they import at once and, after `|`, later. */
const IMPORTS: Record<string, [now: string[], later: string[]]> = {
  [MAIN]: [['react'], [COMPANY, COMPANIES, MARKET]],
  [COMPANY]: [['react', 'board', 'date'], ['offer-sheet']],
  [COMPANIES]: [['react', 'logo'], []],
  [MARKET]: [['react', 'date', 'chip'], ['map']],
  'offer-sheet': [['chip'], []],
  // A circle.
  board: [['board-row'], []],
  'board-row': [['board'], []],
};
const graph = {
  getModuleInfo: (id: string) => {
    const [importedIds = [], dynamicallyImportedIds = []] = IMPORTS[id] ?? [];
    return { importedIds, dynamicallyImportedIds };
  },
};

/** The part of each file that a build with these chunks writes. */
type Chunk = { of: string[]; facade?: string; css?: string[]; imports?: string[] };
function partsOf(chunks: { [file: string]: Chunk }) {
  const bundle = Object.entries(chunks).map(([fileName, { of, facade = null, css = [], imports = [] }]) => [
    fileName,
    {
      type: 'chunk',
      fileName,
      moduleIds: of,
      imports,
      facadeModuleId: facade,
      isEntry: facade === MAIN,
      viteMetadata: { importedCss: new Set(css), importedAssets: new Set() },
    },
  ]);
  const { plugin, partOf } = partsOfFiles();
  // Called with what it asks of the bundler's context, which is all that stands here.
  const write = plugin.generateBundle as unknown as (
    this: typeof graph,
    options: object,
    bundle: Rolldown.OutputBundle,
  ) => void;
  write.call(graph, {}, Object.fromEntries(bundle));
  const files = Object.entries(chunks).flatMap(([file, { css = [] }]) => [file, ...css]);
  return Object.fromEntries([...new Set(files)].map((file) => [file, partOf(file)]));
}

it('S5.1 a file is a company’s where nothing in it is needed without a screen of companies', () => {
  expect(
    partsOf({
      'index.js': { of: [MAIN, 'react'], facade: MAIN, css: ['index.css'] },
      'company.js': { of: [COMPANY, 'board', 'board-row'], facade: COMPANY, css: ['board.css', 'sheet.css'] },
      'companies.js': { of: [COMPANIES, 'logo'], facade: COMPANIES },
      'market.js': { of: [MARKET, 'chip'], facade: MARKET, css: ['sheet.css'] },
      // With something of everybody.
      'shared.js': { of: ['offer-sheet', 'date'] },
      'map.js': { of: ['map'], facade: 'map' },
    }),
  ).toEqual({
    'index.js': undefined,
    'index.css': undefined,
    'company.js': 'company',
    'board.css': 'company',
    'sheet.css': undefined,
    'companies.js': undefined,
    'market.js': undefined,
    'shared.js': undefined,
    'map.js': undefined,
  });
});

it('S5.1 what a screen of companies loads later is a company’s, and a file without modules of the app is everybody’s', () => {
  expect(
    partsOf({
      'index.js': { of: [MAIN, 'react'], facade: MAIN },
      'sheet.js': { of: ['offer-sheet'] },
      // Its modules lie in other files.
      'company.js': { of: [], facade: COMPANY },
      'runtime.js': { of: ['\0rolldown/runtime.js'] },
    }),
  ).toEqual({
    'index.js': undefined,
    'sheet.js': 'company',
    'company.js': 'company',
    'runtime.js': undefined,
  });
});

it('S5.1 a file that one of everybody imports is everybody’s, whatever is in it, and so is what that one imports', () => {
  expect(
    partsOf({
      'index.js': { of: [MAIN, 'react'], facade: MAIN },
      'market.js': { of: [MARKET, 'chip'], facade: MARKET, imports: ['index.js', 'shared.js'] },
      'company.js': { of: [COMPANY], facade: COMPANY, imports: ['shared.js', 'rows.js'] },
      'shared.js': { of: ['board'], imports: ['rows.js'] },
      'rows.js': { of: ['board-row'] },
    }),
  ).toEqual({
    'index.js': undefined,
    'market.js': undefined,
    'company.js': 'company',
    'shared.js': undefined,
    'rows.js': undefined,
  });
});
