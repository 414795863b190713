/**
 * The rooms of the house and what each may import. From this table `npm run rooms:write` writes the import bans of
 * biome.json and the table of ARCHITECTURE.md; write.test.ts fails when they differ.
 */

/** What not every room may import: the modules meant, and what Biome tells who does. */
export const TARGETS = {
  contract: {
    modules: ['**/contract/**'],
    instead: 'The design system knows no entities: take plain props, or write the part in src/features.',
  },
  dexie: {
    modules: ['dexie', 'dexie/**', 'dexie-react-hooks'],
    instead: 'Only src/replica imports dexie: ask one of its queries, or call mutate() of useSync().',
  },
  ky: {
    modules: ['ky', 'ky/**'],
    instead: 'Only src/sync/wire/ky-send.ts imports ky: send through the transport.',
  },
  firebase: {
    modules: ['firebase', 'firebase/**', '@firebase/**'],
    instead: 'Only src/auth imports firebase: use what src/auth exports.',
  },
  react: {
    modules: [
      'react',
      'react/**',
      'react-dom',
      'react-dom/**',
      '@lingui/react',
      '@lingui/react/**',
      '@tanstack/react-*',
      'lucide-react',
      'dexie-react-hooks',
    ],
    instead:
      'This room runs without React: keep the decision here and bind it to a screen in src/features or src/layouts.',
  },
  'src/replica': {
    modules: ['**/replica/**'],
    instead: 'This room knows nothing of the replica: take the data as props or arguments.',
  },
  'the write gate': {
    modules: ['**/replica/write-gate.ts', '**/replica/taps-first.ts'],
    instead: 'Only src/sync uses the write gate: call mutate() of useSync().',
  },
  'src/sync': {
    modules: ['**/sync/**'],
    instead: 'This room knows nothing of sync: take the data as props or arguments.',
  },
  'src/device': {
    modules: ['**/device/**'],
    instead: 'This room knows nothing of the browser around it: take what it does as an argument.',
  },
  'src/auth': {
    modules: ['**/auth/**'],
    instead: 'This room knows nothing of sign-in: take the token or the user as an argument.',
  },
  'src/ui': {
    modules: ['**/ui/**'],
    instead: 'The design system is for screens: this room has no face.',
  },
  'src/i18n': {
    modules: ['**/i18n/**'],
    instead: 'Texts belong to screens: give a code and let src/features translate it.',
  },
  'src/features': {
    modules: ['**/features/**'],
    instead: 'Screens sit above this room: move what both need down, to src/ui or src/replica.',
  },
  'src/layouts': {
    modules: ['**/layouts/**'],
    instead: 'Layouts wrap screens from the routes: take what you need as props.',
  },
  'src/routes': {
    modules: ['**/routes/**'],
    instead: 'Routes sit on top: take what the URL says as props.',
  },
  'src/app': {
    modules: ['**/main.tsx', '**/main.ts', '**/app/**'],
    instead: 'src/main.tsx and src/app join the parts: take the part as an argument instead.',
  },
  'src/build': {
    // A folder of the reader of PDFs is called so as well.
    modules: ['**/build/**', '!pdfjs-dist/**'],
    instead: 'src/build runs before there is an app, and is no part of it.',
  },
  src: {
    modules: ['**/src/**'],
    instead: 'The user API knows contract only: what both sides know lives there.',
  },
  sw: {
    modules: ['**/sw/**'],
    instead: 'The worker is reached by messages only: move shared code to src/sync, src/device or contract.',
  },
  server: {
    modules: ['**/server/**'],
    instead: 'The user API is reached over the wire only: what both sides know lives in contract.',
  },
  tests: {
    modules: ['**/tests/**', '**/bench/**'],
    instead: 'Nothing imports tests: move what both need into the room that owns it.',
  },
  'server/testing': {
    modules: ['**/testing/**'],
    instead:
      'What runs in production imports no helper of tests: move what both need into the room that owns it.',
  },
  'server/cli': {
    modules: ['**/cli/**'],
    instead: 'Commands sit on top: move what others need down to the room that owns it.',
  },
  'server/seed': {
    modules: ['**/seed/**'],
    instead: 'Samples are loaded by the command line: move what others need down to server/domain.',
  },
  'server/http': {
    modules: ['**/http/**'],
    instead: 'Requests end in server/http: take what was read from one as an argument.',
  },
  'server/routes': {
    modules: ['**/routes/**'],
    instead: 'Routes sit above this room: move what two calls share down to server/domain.',
  },
  'server/ports': {
    modules: ['**/ports/**'],
    instead: 'This room names the interfaces of ports only: the port itself is handed in with the context.',
  },
  'server/domain': {
    modules: ['**/domain/**'],
    instead: 'This room knows no entity: take what the domain does as an argument.',
  },
  'server/work': {
    modules: ['**/work/**'],
    instead: 'Work of time is done above this room: take it as an argument.',
  },
  'server/api': {
    modules: ['**/api/**'],
    instead: 'This room runs below calls: take what it needs as an argument.',
  },
  'server/database': {
    modules: ['**/database/**'],
    instead: 'This room stands alone: take what it needs as an argument.',
  },
} as const;

export type Target = keyof typeof TARGETS;
type Ban = { group: string[]; message: string };

export type Room = {
  /** As the page of the house calls it; a part of a room has its room's line. */
  name: string;
  /** Which files, as Biome takes it. */
  files: string[];
  /** For the page of the house; none: a part of the room above it. */
  holds?: string;
  /** Of all targets: a whole one, or files of it by name. */
  may: Partial<Record<Target, true | string[]>>;
  /** Message in place of the target's own. */
  tells?: Partial<Record<Target, string>>;
  /** Beyond the targets. */
  bans?: Ban[];
  /** Global names that are not used here, and what is told. */
  globals?: { names: string[]; instead: string };
};

const SYNC = {
  may: { contract: true, 'src/replica': true, 'the write gate': true, 'src/sync': true },
  globals: {
    names: ['window', 'document'],
    instead: 'src/sync runs in the worker too: take it as an argument.',
  },
} satisfies Partial<Room>;

/** What a screen may use of sync. */
const HOOKS = ['react/**'];
const SCREEN = {
  may: {
    contract: true,
    react: true,
    'src/replica': true,
    'src/sync': HOOKS,
    'src/auth': true,
    'src/ui': true,
    'src/i18n': true,
    'src/features': true,
  },
  tells: {
    'src/sync':
      'Screens change and read things by the hooks of src/sync/react and know nothing else of src/sync.',
  },
} satisfies Partial<Room>;

/** @param up the way out of the feature, from a file of that depth */
const otherFeatures = (up: string): Ban => ({
  group: [`${up}*`, `${up}*/**`, `!${up}../**`, '**/features/**'],
  message: 'A feature never imports another: move what two share down, to src/ui or src/replica.',
});

/** @param up the way out of contract, from a file of that depth; @param also libraries beside zod */
const outOfContract = (up: string, also: readonly string[] = []): Ban[] => [
  {
    group: ['*', '**/*', ...['zod', 'zod/**', ...also, './**', '../**'].map((known) => `!${known}`)],
    message: `contract imports ${['zod', ...also].join(', ')} only: it runs in the page, the worker and the server alike.`,
  },
  { group: [`${up}**`], message: 'contract stands alone: nothing outside it may be imported.' },
];
const PURE = {
  names: ['window', 'document', 'navigator', 'localStorage', 'process', 'fetch'],
  instead: 'contract is pure: take it as an argument.',
};
/** @param up the way out of the group, from a file of that depth */
const otherGroups = (up: string): Ban => ({
  group: [`${up}*`, `${up}*/**`, `!${up}../**`, '**/routes/**'],
  message: 'A group of routes never imports another: move what two calls share down to server/domain.',
});
const NO_TESTS = '!**/*.test.ts';
const BELOW_ROUTES = {
  'server/database': true,
  'server/api': true,
  'server/work': true,
  'server/domain': true,
  'server/ports': true,
} as const;
/** Tests and `start.ts` may name any room of the server. */
const OF_SERVER = {
  ...BELOW_ROUTES,
  'server/testing': true,
  'server/cli': true,
  'server/seed': true,
  'server/http': true,
  'server/routes': true,
} as const;
/** The interfaces of the ports; their sides are handed in. */
const PORTS = [
  'billing/billing.ts',
  'creator-proof/judge.ts',
  'creator-proof/proof.ts',
  'files/files.ts',
  'gazetteer/gazetteer.ts',
  'identity/identity.ts',
  'mail/mail.ts',
  'mail/template.ts',
  'mail/templates.ts',
  'page/page.ts',
  'push/push.ts',
  'realtime/realtime.ts',
  'vat-register/vat-register.ts',
];
const STANDS_ALONE = Object.fromEntries(
  Object.keys(BELOW_ROUTES).map((target) => [
    target,
    'This room stands alone: take what it needs as an argument.',
  ]),
);
const everything = Object.fromEntries(Object.keys(TARGETS).map((target) => [target, true as const]));

export const ROOMS: Room[] = [
  {
    name: 'contract',
    holds:
      'What page, worker and server agree on: calls, rows, mutations, error codes, limits, policies, the age law. Pure; imports zod.',
    files: ['contract/*.ts', '!**/*.test.ts'],
    may: everything,
    bans: outOfContract('../'),
    globals: PURE,
  },
  {
    name: 'contract',
    files: ['contract/*/**/*.ts', '!**/*.test.ts', '!contract/import/**'],
    may: everything,
    bans: outOfContract('../../'),
    globals: PURE,
  },
  {
    name: 'contract/import',
    holds:
      'How a table, a page or a feed of advertisements becomes drafts of jobs: columns, pay, places, texts. For the company’s screen, feeds that are fetched and `npm run import` alike; no other part of contract imports it.',
    files: ['contract/import/**/*.ts', '!**/*.test.ts'],
    may: everything,
    bans: outOfContract('../../', ['csv-parse/browser/esm/sync', 'fast-xml-parser', 'html-entities', 'uuid']),
    globals: PURE,
  },
  {
    name: 'locales/<language>',
    holds:
      'Every text of the product, a folder a language: catalogues of page and worker, words of mails, documents and public pages. How one is added: docs/add-a-language.md.',
    files: ['locales/**'],
    may: { contract: true },
  },
  {
    name: 'src/replica',
    holds:
      'The Dexie database and its versions, the one write gate, a query for each question a screen asks, the market’s search index, the store’s health.',
    files: ['src/replica/**'],
    may: { contract: true, dexie: true, react: true, 'src/replica': true, 'the write gate': true },
  },
  {
    name: 'src/sync',
    holds:
      'Mutations and their optimistic effects, the outbox and its sending, pulls, merging, files, signals. Runs in the page and in the worker. Its rules: src/sync/SPEC.md.',
    files: ['src/sync/**', '!src/sync/wire/ky-send.ts', '!src/sync/react/**'],
    ...SYNC,
  },
  { name: 'src/sync', files: ['src/sync/wire/ky-send.ts'], ...SYNC, may: { ...SYNC.may, ky: true } },
  { name: 'src/sync', files: ['src/sync/react/**'], may: { ...SYNC.may, react: true } },
  {
    name: 'src/device',
    holds:
      'What the browser does around a page: the worker and what is said to it, installing, pushes, images, the life of a page. Without React.',
    files: ['src/device/**', NO_TESTS],
    may: {
      contract: true,
      'src/replica': true,
      'src/sync': ['calls/call.ts', 'files/prepare-file.ts'],
      'src/device': true,
      'src/auth': ['config.ts'],
    },
    tells: {
      'src/sync': 'What the browser does is handed to sync, or told by a call: calls/call.ts.',
      'src/auth': 'Of sign-in only the server’s public config is known here: config.ts.',
    },
  },
  {
    name: 'src/auth',
    holds:
      'Sign-in, tokens, links of mails, the seal of a device that was signed out, the sentences for the sign-in service’s codes.',
    files: ['src/auth/**'],
    may: { contract: true, firebase: true, react: true, 'src/auth': true },
  },
  {
    name: 'src/ui',
    holds: 'The design system: tokens, fields, sheets, banners, icons, the state line. Props in, events out.',
    files: ['src/ui/**'],
    may: { contract: ['name-mark.ts'], react: true, 'src/ui': true, 'src/i18n': true },
  },
  {
    name: 'src/i18n',
    holds:
      'Languages, the texts the server lays over the catalogues, dates, money, the words of states and notifications.',
    files: ['src/i18n/**'],
    may: {
      contract: true,
      react: true,
      'src/i18n': true,
      'src/replica': ['public/public-store.ts', 'store/answer-soon.ts'],
      'src/sync': ['calls/call.ts'],
    },
    tells: {
      'src/replica': 'Of the replica only the store of public answers is known here: public/public-store.ts.',
      'src/sync': 'Texts are asked for by a call: calls/call.ts.',
    },
  },
  {
    name: 'src/features/<domain>',
    holds: 'The screens and their parts, one folder a domain; none imports another.',
    files: ['src/features/*/*'],
    ...SCREEN,
    bans: [otherFeatures('../')],
  },
  {
    name: 'src/features/<domain>',
    files: ['src/features/*/*/**'],
    ...SCREEN,
    bans: [otherFeatures('../../')],
  },
  {
    name: 'src/layouts',
    holds:
      'What stands around a screen: chat, company, default, locked, plain, setup; the notice of a broken store.',
    files: ['src/layouts/**'],
    may: {
      contract: true,
      react: true,
      'src/replica': true,
      'src/sync': HOOKS,
      'src/ui': true,
      'src/i18n': true,
      'src/layouts': true,
    },
    tells: { 'src/sync': 'Layouts use the hooks of src/sync/react and know nothing else of src/sync.' },
  },
  {
    name: 'src/routes',
    holds: 'One file a URL, at most 40 lines: guard, layout, screen.',
    files: ['src/routes/**'],
    may: {
      contract: true,
      react: true,
      'src/device': true,
      'src/auth': true,
      'src/ui': true,
      'src/i18n': true,
      'src/features': true,
      'src/layouts': true,
      'src/routes': true,
      'src/app': true,
    },
    tells: {
      'src/replica':
        'Routes hold a guard, a layout and a screen: the screen in src/features reads the replica.',
      'src/sync': 'Routes hold a guard, a layout and a screen: the screen in src/features calls mutate().',
    },
  },
  {
    name: 'src/app, src/main.tsx',
    holds: 'The composition root: the only place where the parts of the page are made and joined.',
    files: ['src/app/**', 'src/*.tsx'],
    may: { ...everything, ky: [], firebase: [], 'src/build': [], sw: [], server: [], tests: [] },
  },
  {
    name: 'src/build',
    holds:
      'What the build does beyond its tools: which module goes into which file, what strangers see first, the manifest.',
    files: ['src/build/**'],
    may: { ...everything, dexie: [], ky: [], firebase: [], sw: [], server: [], tests: [] },
  },
  {
    name: 'src/public-page',
    holds:
      'Style and script of the pages that the server writes (server/http/public); they need neither the app nor the script.',
    files: ['src/public-page/**'],
    may: {},
  },
  {
    name: 'src/testing',
    holds: 'What tests of the page share. Nothing that runs in production imports it.',
    files: ['src/testing/**'],
    may: {
      contract: true,
      'src/replica': true,
      'the write gate': true,
      'src/sync': true,
      'src/auth': true,
    },
  },
  {
    name: 'sw',
    holds: 'The service worker: events, each handed to a file of its own. Never React.',
    files: ['sw/**'],
    may: {
      contract: true,
      'src/replica': true,
      'src/sync': true,
      'src/device': ['last-answers.ts', 'worker-message.ts', 'own-scripts.ts', 'shell-file.ts'],
      'src/auth': [
        'config.ts',
        'last-list.ts',
        'last-list-headers.ts',
        'seal.ts',
        'system-notices.ts',
        'sign-in-record.ts',
        'token.ts',
        'stored-presence.ts',
      ],
      'src/i18n': ['notification-text.ts'],
      sw: true,
    },
    tells: {
      'src/device':
        'The worker knows of the page what is said between them: last-answers.ts, worker-message.ts, own-scripts.ts, shell-file.ts.',
      'src/auth':
        'The worker uses what src/auth has without a page: config.ts, last-list.ts, last-list-headers.ts, seal.ts, sign-in-record.ts, token.ts, stored-presence.ts.',
      'src/i18n': 'The worker says nothing but notifications: src/i18n/notification-text.ts.',
    },
  },
  {
    name: 'server',
    holds: 'The user API: Fastify over PGlite or PostgreSQL. `start.ts` joins its rooms.',
    files: ['server/**'],
    may: { contract: true, ...OF_SERVER },
  },
  {
    name: 'server/base',
    holds: 'What knows nothing of the product: settings, reports, metrics, folders.',
    files: ['server/base/**', NO_TESTS],
    may: { contract: true },
    tells: STANDS_ALONE,
  },
  {
    name: 'server/database',
    holds: 'Tables, migrations, both engines, the change log, the order of locks.',
    files: ['server/database/**', NO_TESTS],
    may: { contract: true, 'server/database': true },
    tells: { 'server/ports': 'The database knows no port: take what it needs as an argument.' },
  },
  {
    name: 'server/api',
    holds:
      'What every call goes through: the caller, the key of a write and its receipt, the transaction and its second try.',
    files: ['server/api/**', NO_TESTS],
    may: { contract: true, 'server/database': true, 'server/api': true, 'server/ports': PORTS },
  },
  {
    name: 'server/work',
    holds: 'Work of time: lanes, attempts, the breaker. What the work is, the rooms above say.',
    files: ['server/work/**', NO_TESTS],
    may: {
      contract: true,
      'server/database': true,
      'server/api': true,
      'server/work': true,
      'server/ports': PORTS,
    },
  },
  {
    name: 'server/domain/<entity>',
    holds:
      'What an entity is and what its change sets off: row, load, present, visible to whom, transition, deeds.',
    files: ['server/domain/**', NO_TESTS],
    may: {
      contract: true,
      'server/database': true,
      'server/api': true,
      'server/work': true,
      'server/domain': true,
      'server/ports': PORTS,
    },
  },
  {
    name: 'server/ports/<port>',
    holds:
      'What lies outside: sign-in, billing, files, mail, push, signals, proofs, places, pages. Interface, embedded and hosted side.',
    files: ['server/ports/**', NO_TESTS],
    may: { contract: true, ...BELOW_ROUTES },
  },
  {
    name: 'server/routes/<group>',
    holds: 'Policy and command of each call; none imports another group.',
    files: ['server/routes/**', NO_TESTS],
    may: { contract: true, ...BELOW_ROUTES, 'server/routes': true },
  },
  {
    name: 'server/routes/<group>',
    files: ['server/routes/*/*.ts', NO_TESTS],
    may: { contract: true, ...BELOW_ROUTES, 'server/routes': true },
    bans: [otherGroups('../')],
  },
  {
    name: 'server/routes/<group>',
    files: ['server/routes/*/*/**', NO_TESTS],
    may: { contract: true, ...BELOW_ROUTES, 'server/routes': true },
    bans: [otherGroups('../../')],
  },
  {
    name: 'server/http',
    holds: 'The Fastify app: plugins, routes that are no calls, public pages, OpenAPI.',
    files: ['server/http/**', NO_TESTS],
    may: { contract: true, ...BELOW_ROUTES, 'server/routes': true, 'server/http': true },
  },
  {
    name: 'server/seed',
    holds: 'The sample market, pages and texts of an empty database, and the past of its demo accounts.',
    files: ['server/seed/**', NO_TESTS],
    may: { contract: true, ...BELOW_ROUTES, 'server/seed': true },
  },
];

/** The rooms of the server from the highest floor to the lowest: by value each imports rooms below it only. */
export const SERVER_FLOORS: readonly string[] = [
  'start.ts',
  'cli',
  ...new Set(
    ROOMS.map(({ name }) => name.split('/'))
      .filter(([folder, room]) => folder === 'server' && room !== undefined)
      .map(([, room]) => room as string)
      .reverse(),
  ),
];

/** The floors of `src/sync` from the highest to the lowest: each imports floors below it only. */
export const SYNC_FLOORS: Record<string, string> = {
  react: 'The hooks by which screens change and read things; the only floor with React.',
  session: 'What a device keeps, locks away and gives back when people sign in and out.',
  'browser-engine.ts': 'The engine with what a browser has: the one place where page and worker join it.',
  'engine.ts': 'Change, send and pull for one replica.',
  drain: 'Sending: claim, batch, attempt, settle; one drainer over all tabs and the worker.',
  pull: 'What is new on the server, and the signals that hurry it.',
  files: 'Bytes: prepared, uploaded in pieces, read.',
  calls: 'Calls at once, and reads that keep their answers.',
  outbox: 'The named mutation, its entry and order, what was received, the journal of a store that fails.',
  merge: 'The server’s rows with the waiting entries replayed over them.',
  mutators: 'The optimistic effect of each mutation; synchronous and pure.',
  wire: 'The ports, the transport, what an answer or none means.',
};

/**
 * Floors of `server/domain`, from the highest: by value an entity imports its own floor or a lower one. Those of one
 * floor may name each other: where an end spreads (an application, its conversation, its offers, its job) no order holds.
 */
export const ENTITY_FLOORS: readonly (readonly string[])[] = [
  ['report', 'rights', 'search', 'sync', 'publication', 'market-files'],
  ['guardian', 'creator', 'billing', 'seller', 'proof'],
  ['application', 'conversation', 'company', 'job', 'offer'],
  ['notification', 'user', 'mail', 'restriction'],
  [
    'backup',
    'file',
    'session',
    'log',
    'link',
    'passkey',
    'address',
    'tracking',
    'webpage',
    'translation',
    'team',
    'redirect',
  ],
];
