import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type Emulator, startEmulator } from './emulator.ts';
import { SECRET_HEADER } from './emulator-gate.ts';

// Each start loads the emulator anew.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SECRET = 'a-secret-of-this-test';
const folders: string[] = [];
const running: Emulator[] = [];

afterEach(async () => {
  for (const emulator of running.splice(0)) await emulator.stop();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zusage-identity-'));
  folders.push(folder);
  return folder;
}

async function start(dataDir: string, also: { port?: number; onRestart?: () => void } = {}) {
  const { port = 0, onRestart = () => {} } = also;
  const emulator = await startEmulator({
    projectId: 'demo-zusage',
    port,
    dataDir,
    secret: SECRET,
    onRestart,
    onLost: () => {},
  });
  running.push(emulator);
  return emulator;
}

type Tokens = { localId: string; refreshToken: string; id_token: string };

async function send(address: string, path: string, body: object): Promise<Tokens> {
  const response = await fetch(`http://${address}/${path}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SECRET_HEADER]: SECRET },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Tokens;
}

const account = { email: 'mia@example.org', password: 'secret-1', returnSecureToken: true };
const signUp = (address: string) =>
  send(address, 'identitytoolkit.googleapis.com/v1/accounts:signUp', account);
const signIn = (address: string) =>
  send(address, 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', account);
const refresh = (address: string, refreshToken: string) =>
  send(address, 'securetoken.googleapis.com/v1/token', { grant_type: 'refresh_token', refreshToken });

test('an account is on disk, for its owner only, before anybody is told that it was made', async () => {
  const folder = newFolder();
  const { address } = await start(folder);
  const { localId } = await signUp(address);
  const file = join(folder, 'identity.json');
  expect(JSON.parse(readFileSync(file, 'utf8')).accounts).toMatchObject([{ localId, email: account.email }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a killed child is started again, and account, password and refresh token are still good', async () => {
  let restarted = () => {};
  const again = new Promise<void>((resolve) => {
    restarted = resolve;
  });
  const emulator = await start(newFolder(), { onRestart: () => restarted() });
  const made = await signUp(emulator.address);
  const pid = emulator.pid() as number;
  process.kill(pid, 'SIGKILL');
  await again;
  expect(emulator.pid()).not.toBe(pid);
  expect((await signIn(emulator.address)).localId).toBe(made.localId);
  expect((await refresh(emulator.address, made.refreshToken)).id_token).toMatch(/^ey/);
});

test('when the parent is killed the child goes too, and a new start finds the accounts', async () => {
  const folder = newFolder();
  const script = `
    import { startEmulator } from ${JSON.stringify(join(import.meta.dirname, 'emulator.ts'))};
    const options = { projectId: 'demo-zusage', port: 0, dataDir: ${JSON.stringify(folder)}, secret: ${JSON.stringify(SECRET)}, onRestart() {}, onLost() {} };
    const emulator = await startEmulator(options);
    process.stdout.write(emulator.address);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(parent.stdout, 'data');
  const made = await signUp(String(said));
  parent.kill('SIGKILL');
  // The same port: the new one waits for the old child to let it go.
  const port = Number(String(said).split(':')[1]);
  const { address } = await start(folder, { port });
  expect((await signIn(address)).localId).toBe(made.localId);
});

test('a damaged file stops the start with one sentence and stays as it is', async () => {
  const folder = newFolder();
  const file = join(folder, 'identity.json');
  writeFileSync(file, '{"accounts": [');
  await expect(start(folder)).rejects.toThrow(
    /cannot be read because the file is damaged; nothing was changed/,
  );
  expect(readFileSync(file, 'utf8')).toBe('{"accounts": [');
});

test('a taken port is one sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(start(newFolder(), { port })).rejects.toThrow(
    `Port ${port} for the embedded sign-in service is taken`,
  );
  holder.close();
});
