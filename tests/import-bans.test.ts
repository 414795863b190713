import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The table "The rooms" of the architecture: what each room must not import, and what the lint tells instead. */
const BANNED: [file: string, source: string, message: string][] = [
  ['contract/a.ts', 'node:fs', 'contract imports zod only'],
  ['contract/b.ts', 'ky', 'contract imports zod only'],
  ['contract/c.ts', '../src/ui/icon.tsx', 'contract stands alone'],
  ['contract/calls/d.ts', '../../server/http/app.ts', 'contract stands alone'],
  ['src/replica/a.ts', '../sync/outbox/mutate.ts', 'This room knows nothing of sync'],
  ['src/replica/b.ts', '../ui/icon.tsx', 'this room has no face'],
  ['src/replica/c.ts', 'ky', 'Only src/sync/wire/ky-send.ts imports ky'],
  ['src/sync/wire/a.ts', 'ky', 'Only src/sync/wire/ky-send.ts imports ky'],
  ['src/sync/calls/b.ts', 'react', 'This room runs without React'],
  ['src/sync/c.ts', 'dexie', 'Only src/replica imports dexie'],
  ['src/sync/calls/d.ts', '../../auth/token.ts', 'This room knows nothing of sign-in'],
  ['src/sync/calls/e.ts', '../../i18n/locale.ts', 'Texts belong to screens'],
  ['src/sync/files/f.ts', '../../device/shrink-image.ts', 'This room knows nothing of the browser around it'],
  ['src/device/a.ts', '../sync/outbox/mutate.ts', 'What the browser does is handed to sync'],
  ['src/device/b.ts', 'react', 'This room runs without React'],
  ['src/sync/wire/transport.ts', 'firebase/auth', 'Only src/auth imports firebase'],
  ['src/auth/a.ts', 'dexie', 'Only src/replica imports dexie'],
  ['src/auth/b.ts', '../replica/queries/user.ts', 'This room knows nothing of the replica'],
  ['src/ui/a.tsx', '../../contract/entities/job.ts', 'The design system knows no entities'],
  ['src/ui/b.tsx', '../replica/queries/jobs.ts', 'This room knows nothing of the replica'],
  ['src/ui/c.tsx', '../features/jobs/job-card.tsx', 'Screens sit above this room'],
  ['src/i18n/a.ts', '../ui/icon.tsx', 'this room has no face'],
  ['src/features/jobs/a.tsx', '../chat/bubble.tsx', 'A feature never imports another'],
  ['src/features/jobs/b.tsx', '../../features/chat/bubble.tsx', 'A feature never imports another'],
  ['src/features/jobs/parts/c.tsx', '../../chat/bubble.tsx', 'A feature never imports another'],
  ['src/features/jobs/d.tsx', 'dexie-react-hooks', 'Only src/replica imports dexie'],
  ['src/features/jobs/e.tsx', 'firebase/auth', 'Only src/auth imports firebase'],
  ['src/features/jobs/f.tsx', '../../sync/outbox/mutate.ts', 'Screens change and read things by the hooks'],
  ['src/features/jobs/g.tsx', '../../layouts/plain.tsx', 'Layouts wrap screens'],
  ['src/features/jobs/h.tsx', '../../replica/write-gate.ts', 'Only src/sync uses the write gate'],
  ['src/features/jobs/i.tsx', '../../app/account.ts', 'src/main.tsx and src/app join the parts'],
  ['src/layouts/a.tsx', '../features/jobs/job-card.tsx', 'Screens sit above this room'],
  ['src/layouts/b.tsx', '../sync/outbox/mutate.ts', 'Layouts use the hooks of src/sync/react'],
  ['src/routes/a.tsx', '../replica/queries/jobs.ts', 'Routes hold a guard, a layout and a screen'],
  ['src/routes/b.tsx', '../sync/outbox/mutate.ts', 'Routes hold a guard, a layout and a screen'],
  ['sw/a.ts', 'react', 'This room runs without React'],
  ['sw/b.ts', '../src/auth/use-account.ts', 'The worker uses what src/auth has without a page'],
  ['sw/c.ts', '../src/ui/icon.tsx', 'this room has no face'],
  ['sw/d.ts', '../src/i18n/use-format.ts', 'The worker says nothing but notifications'],
  ['server/a.ts', '../src/i18n/locale.ts', 'The user API knows contract only'],
  ['server/routes/job/b.ts', '../../../src/sync/outbox/mutate.ts', 'The user API knows contract only'],
  ['server/c.ts', '../tests/harness/app.ts', 'Nothing imports tests'],
  ['server/d.ts', '../bench/world.ts', 'Nothing imports tests'],
  ['server/base/a.ts', '../database/database.ts', 'This room stands alone'],
  ['server/base/b.ts', '../../src/i18n/locale.ts', 'The user API knows contract only'],
  ['server/database/a.ts', '../api/handler.ts', 'This room runs below calls'],
  ['server/database/b.ts', '../domain/job/row.ts', 'This room knows no entity'],
  ['server/api/a.ts', '../domain/job/row.ts', 'This room knows no entity'],
  ['server/api/b.ts', '../work/queue.ts', 'Work of time is done above this room'],
  ['server/api/c.ts', '../ports/files/folder-files.ts', 'This room names the interfaces of ports only'],
  ['server/work/a.ts', '../domain/job/work.ts', 'This room knows no entity'],
  ['server/domain/job/a.ts', '../../routes/job/policy.ts', 'move what two calls share down to server/domain'],
  ['server/domain/job/b.ts', '../../ports/mail/smtp-mail.ts', 'This room names the interfaces of ports only'],
  ['server/domain/job/c.ts', '../../testing/people.ts', 'What runs in production imports no helper of tests'],
  ['server/ports/mail/a.ts', '../../http/app.ts', 'Requests end in server/http'],
  ['server/routes/job/a.ts', '../offer/policy.ts', 'A group of routes never imports another'],
  ['server/routes/job/c.ts', '../../routes/offer/policy.ts', 'A group of routes never imports another'],
  ['server/routes/offer/pdf/a.ts', '../../job/policy.ts', 'A group of routes never imports another'],
  ['server/routes/job/d.ts', '../../http/plugins/authenticate.ts', 'Requests end in server/http'],
  ['server/http/a.ts', '../cli/staff.ts', 'Commands sit on top'],
  ['server/http/b.ts', '../seed/content.ts', 'Samples are loaded by the command line'],
  ['server/seed/a.ts', '../routes/job/publish.ts', 'move what two calls share down to server/domain'],
  ['src/main.tsx', '../tests/harness/app.ts', 'Nothing imports tests'],
  ['src/features/jobs/j.tsx', '../../build/lean.ts', 'src/build runs before there is an app'],
  ['src/app/a.ts', '../build/chunks.ts', 'src/build runs before there is an app'],
  ['sw/e.ts', '../src/build/chunks.ts', 'src/build runs before there is an app'],
];

const ALLOWED: [file: string, source: string][] = [
  ['contract/ok-a.ts', 'zod/mini'],
  ['contract/calls/ok-b.ts', '../entities/job.ts'],
  ['src/replica/ok-a.ts', 'dexie'],
  ['src/replica/ok-b.ts', '../../contract/sync.ts'],
  ['src/sync/outbox/ok-a.ts', '../../replica/write-gate.ts'],
  ['src/sync/wire/ok-b.ts', './transport.ts'],
  ['src/sync/react/use-ok-c.ts', 'react'],
  ['src/auth/ok-a.ts', 'firebase/auth'],
  ['src/ui/ok-a.tsx', '../i18n/use-format.ts'],
  ['src/i18n/ok-a.ts', '../../contract/entities/job.ts'],
  ['src/features/jobs/ok-a.tsx', './parts/pay.tsx'],
  ['src/features/jobs/ok-b.tsx', '../../replica/queries/jobs.ts'],
  ['src/features/jobs/ok-c.tsx', '../../sync/react/use-sync.ts'],
  ['src/features/jobs/parts/ok-d.tsx', '../job-card.tsx'],
  ['src/features/jobs/parts/ok-e.tsx', '../../../ui/button.tsx'],
  ['src/layouts/ok-a.tsx', '../sync/react/use-sync.ts'],
  ['src/routes/ok-a.tsx', '../features/jobs/market.tsx'],
  ['sw/ok-a.ts', '../src/auth/token.ts'],
  ['sw/ok-c.ts', '../src/i18n/notification-text.ts'],
  ['sw/ok-b.ts', '../src/sync/drain/drain.ts'],
  ['server/ok-a.ts', 'firebase-admin/auth'],
  ['server/ok-b.ts', '../contract/calls.ts'],
  ['server/api/ok-a.ts', '../ports/files/files.ts'],
  ['server/domain/job/ok-a.ts', '../application/close.ts'],
  ['server/domain/job/ok-b.ts', '../../ports/mail/templates.ts'],
  ['server/domain/job/ok-c.test.ts', '../../testing/people.ts'],
  ['server/ports/billing/ok-a.ts', '../../domain/billing/rows.ts'],
  ['server/routes/ok-a.ts', './job/handlers.ts'],
  ['server/routes/job/ok-a.ts', '../../domain/job/row.ts'],
  ['server/routes/job/ok-b.ts', './policy.ts'],
  ['server/routes/offer/pdf/ok-a.ts', '../view.ts'],
  ['server/routes/offer/ok-a.ts', './pdf/words.ts'],
  ['server/routes/job/ok-c.test.ts', '../offer/policy.ts'],
  ['server/http/ok-a.ts', '../routes/file/ticket.ts'],
  ['tests/sim/ok-a.ts', '../../src/sync/outbox/mutate.ts'],
];

const GLOBALS: [file: string, name: string][] = [
  ['src/sync/pull/g.ts', 'window'],
  ['src/sync/h.ts', 'document'],
  ['contract/i.ts', 'localStorage'],
];

const LOCK_RULE = 'server/database/for-update.grit';
const LOCKS = ['server/routes/lock-a.ts', 'server/work/lock-b.ts'];
const IMPORT_RULES = ['--only=style/noRestrictedImports', '--only=style/noRestrictedGlobals'];

type Diagnostic = { message: string; location: { path: string } };

const root = resolve(import.meta.dirname, '..');
let folder: string;
let found: Map<string, string[]>;

/** One run of Biome over a folder that holds this project's rules and one small file for each case. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-bans-'));
  await copyFile(join(root, 'biome.json'), join(folder, 'biome.json'));
  await mkdir(join(folder, 'server/database'), { recursive: true });
  await copyFile(join(root, LOCK_RULE), join(folder, LOCK_RULE));
  for (const [file, source] of [...BANNED, ...ALLOWED])
    await put(file, `import '${source}';\nexport const later = () => import('${source}');\n`);
  for (const [file, name] of GLOBALS) await put(file, `export const taken = ${name};\n`);
  found = await lint();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(BANNED)('%s may not import %s, statically or dynamically', (file, _source, message) => {
  expect(found.get(file)).toEqual([expect.stringContaining(message), expect.stringContaining(message)]);
});

test.each(ALLOWED)('%s may import %s', (file) => {
  expect(found.get(file)).toBeUndefined();
});

test.each(GLOBALS)('%s may not use %s', (file, name) => {
  expect(found.get(file)).toEqual([`Do not use the global variable ${name}.`]);
});

test('server code locks rows for update only where the work of time takes tasks', async () => {
  const source = 'export const lock = (query: { forUpdate(): unknown }) => query.forUpdate();\n';
  for (const file of LOCKS) await put(file, source);
  const byFile = await lint([], LOCKS);
  expect(byFile.get('server/routes/lock-a.ts')).toEqual([expect.stringContaining('forNoKeyUpdate()')]);
  expect(byFile.get('server/work/lock-b.ts')).toBeUndefined();
});

async function put(file: string, text: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Messages by file, of the two rules about imports unless others are asked for. Biome exits with 1 because it finds what it is meant to find. */
async function lint(only = IMPORT_RULES, paths: readonly string[] = ['.']): Promise<Map<string, string[]>> {
  const biome = join(root, 'node_modules/.bin/biome');
  const output = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = await promisify(execFile)(biome, ['lint', ...only, ...output, ...paths], {
    cwd: folder,
  }).catch((failed: { stdout: string }) => failed);
  const report: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  const byFile = new Map<string, string[]>();
  for (const { message, location } of report.diagnostics)
    byFile.set(location.path, [...(byFile.get(location.path) ?? []), message]);
  return byFile;
}
