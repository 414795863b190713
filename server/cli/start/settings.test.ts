import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOperator } from '../../base/operator.ts';
import { assertOperator, readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'zusage-settings-'));
const account = join(folder, 'account.json');
writeFileSync(account, JSON.stringify({ project_id: 'p', client_email: 'a@example.org', private_key: 'k' }));
afterAll(() => rmSync(folder, { recursive: true }));

const HOSTED = {
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'k',
  FIREBASE_AUTH_DOMAIN: 'p.example.org',
  FIREBASE_SERVICE_ACCOUNT: account,
};

/** Whoever writes invoices in production says who they are. */
const SELLER = {
  INVOICE_SELLER_NAME: 'Zusage GmbH',
  INVOICE_SELLER_ADDRESS: 'Kastanienallee 12, 10435 Berlin',
  INVOICE_SELLER_VAT_ID: 'DE136695976',
  INVOICE_SELLER_IBAN: 'DE02120300000000202051',
};

test('nothing is needed to start', () => {
  expect(readSettings({}, '/app')).toEqual({
    port: 4400,
    host: 'localhost',
    publicUrl: 'http://localhost:4400',
    accessLog: false,
    metricsToken: undefined,
    trustedProxies: 0,
    floodLimits: { address: 3000, token: 600, pages: 600 },
    dataDir: '/app/.data',
    databaseUrl: undefined,
    readUrl: undefined,
    listenUrl: undefined,
    pool: { connections: 10, queue: 200 },
    statementMs: 30_000,
    production: false,
    identity: { kind: 'embedded', key: undefined },
    vapid: undefined,
    vapidSubject: 'mailto:push@example.org',
    redirectHosts: [],
    marketFiles: { everyMs: 1000, cellRows: 2000 },
    pushHosts: [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      '*.push.apple.com',
      '*.notify.windows.com',
    ],
    mail: { kind: 'folder' },
    storageBucket: undefined,
    redisUrl: undefined,
    signals: 'events',
    creatorOAuth: {},
    billing: expect.objectContaining({ kind: 'invoice' }),
    review: false,
    concludeServices: false,
    vatRegister: { kind: 'none', requester: 'DE136695976' },
    operator: readOperator({}),
    sampleMarket: true,
    demoLife: true,
  });
});

test('an empty value counts as not set', () => {
  expect(readSettings({ PORT: '', DATA_DIR: ' ', NODE_ENV: '' }, '/app')).toEqual(readSettings({}, '/app'));
});

test('production with a hosted project and PostgreSQL starts without a sample market', () => {
  const settings = readSettings(
    {
      ...HOSTED,
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://zusage.example',
      DATABASE_URL: 'postgres://u:p@db/z',
      ...SELLER,
    },
    '/',
  );
  expect(settings).toMatchObject({
    production: true,
    host: '0.0.0.0',
    sampleMarket: false,
    demoLife: false,
    review: true,
  });
  expect(settings.identity).toMatchObject({ kind: 'hosted', projectId: 'p' });
});

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'abc' }, /^PORT must be a port between 0 and 65535, but it is "abc"\.$/],
  [{ PORT: '65536' }, /^PORT must be/],
  [{ PORT: '-1' }, /^PORT must be/],
  [{ NODE_ENV: 'staging' }, /^NODE_ENV must be one of development, production, test/],
  [{ NODE_ENV: 'production', HOST: '0.0.0.0' }, /^PUBLIC_URL must begin with https:\/\/ in production/],
  [{ DATABASE_URL: 'mysql://root:secret@db' }, /^DATABASE_URL must look like/],
  [{ DATABASE_READ_URL: 'postgres://replica/z' }, /^DATABASE_READ_URL needs DATABASE_URL/],
  [{ DATABASE_LISTEN_URL: 'postgres://db/z' }, /^DATABASE_LISTEN_URL needs DATABASE_URL/],
  [{ DATABASE_READ_URL: 'replica' }, /^DATABASE_READ_URL must look like/],
  [{ REDIS_URL: 'localhost:6379' }, /^REDIS_URL must look like/],
  [{ SAMPLE_MARKET: 'yes' }, /^SAMPLE_MARKET must be one of on, off/],
  [{ REVIEW: 'maybe' }, /^REVIEW must be one of on, off/],
  [{ VAPID_PUBLIC_KEY: 'x' }, /^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together/],
  [{ VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'y' }, /must be a key pair/],
  [{ VAPID_SUBJECT: 'me' }, /^VAPID_SUBJECT must start with/],
  [{ PUSH_HOSTS: 'https://push.example.org' }, /^PUSH_HOSTS must be host names/],
  [{ PUSH_HOSTS: 'http://push.example.org:80' }, /^PUSH_HOSTS must be host names/],
  [{ FIREBASE_PROJECT_ID: 'p' }, /^FIREBASE_API_KEY is missing/],
  [{ FIREBASE_API_KEY: 'k' }, /^FIREBASE_PROJECT_ID is missing; FIREBASE_API_KEY/],
  [{ FIREBASE_SERVICE_ACCOUNT: account }, /^FIREBASE_PROJECT_ID is missing; FIREBASE_SERVICE_ACCOUNT/],
  [{ MAIL_FROM: 'post@zusage.example' }, /^MAIL_URL is missing; MAIL_FROM/],
  [
    { DATABASE_URL: 'postgres://db/zusage', DATABASE_STATEMENT_SECONDS: '86401' },
    /^DATABASE_STATEMENT_SECONDS must be a number from 1 to 86400/,
  ],
  [{ ...HOSTED, FIREBASE_SERVICE_ACCOUNT: '/nowhere.json' }, /^FIREBASE_SERVICE_ACCOUNT must be the path/],
  [{ MAIL_URL: 'https://mail.example' }, /^MAIL_URL must look like/],
  [{ MAIL_URL: 'smtps://mail.example' }, /^MAIL_FROM is missing/],
  [
    { MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example, c@d.example' },
    /^MAIL_FROM must be an address/,
  ],
  [{ MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'Zusage' }, /^MAIL_FROM must be an address/],
  [{ STORAGE_BUCKET: 'files' }, /^STORAGE_BUCKET needs a hosted project/],
  [{ ...HOSTED, STORAGE_BUCKET: 'gs://files' }, /^STORAGE_BUCKET must be the name of a bucket/],
  [
    { ...HOSTED, STORAGE_BUCKET: 'files', STORAGE_EMULATOR_HOST: 'http://localhost:1' },
    /^STORAGE_EMULATOR_HOST must not be set/,
  ],
  [{ SIGNALS: 'pigeons' }, /^SIGNALS must be one of events, firestore/],
  [{ SIGNALS: 'firestore' }, /^SIGNALS=firestore needs a hosted project/],
  [
    { ...HOSTED, SIGNALS: 'firestore', FIRESTORE_EMULATOR_HOST: 'localhost:1' },
    /^FIRESTORE_EMULATOR_HOST must not be set/,
  ],
  [{ ...HOSTED, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1' }, /^FIREBASE_AUTH_EMULATOR_HOST must not be set/],
])('%j is refused with one sentence', (env, sentence) => {
  expect(() => readSettings(env, '/')).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringMatching(sentence) }),
  );
});

test('an address of IPv6 is one to listen at, and that of this machine needs no https', () => {
  expect(readSettings({ HOST: '::1' }, '/')).toMatchObject({ host: '::1', publicUrl: 'http://[::1]:4400' });
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'http://[::1]:4400', ...SELLER };
  expect(readSettings(env, '/').publicUrl).toBe('http://[::1]:4400');
});

test('mails leave by SMTP and files lie in a bucket where that is said', () => {
  const mail = { MAIL_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'Zusage <post@zusage.example>' };
  expect(readSettings({ ...HOSTED, ...mail, STORAGE_BUCKET: 'zusage-files' }, '/')).toMatchObject({
    mail: { kind: 'smtp', url: mail.MAIL_URL, from: mail.MAIL_FROM },
    storageBucket: 'zusage-files',
  });
  expect(readSettings({ ...mail, MAIL_FROM: 'post@zusage.example' }, '/').mail).toMatchObject({
    kind: 'smtp',
  });
});

test('a hosted project can tell devices by Firestore', () => {
  expect(readSettings({ ...HOSTED, SIGNALS: 'firestore' }, '/').signals).toBe('firestore');
  expect(readSettings({ ...HOSTED }, '/').signals).toBe('events');
});

test('a wrong MAIL_URL is never repeated either', () => {
  expect(() => readSettings({ MAIL_URL: 'imap://u:secret@mail' }, '/')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});

test('a wrong DATABASE_URL is never repeated: it may hold a password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://root:secret@db' }, '/')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});

test('L51 production does not start with gaps in who runs it; elsewhere, and with the sample market, it does', () => {
  const start = (env: Record<string, string>) => () =>
    assertOperator(readSettings({ PUBLIC_URL: 'https://zusage.example', ...SELLER, ...env }, '/'));
  const production = { NODE_ENV: 'production' };
  expect(start(production)).toThrow(
    /^OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_MAIL, OPERATOR_PHONE must be set in production/,
  );
  const whole = {
    ...production,
    OPERATOR_NAME: 'Zusage Beispiel GmbH',
    OPERATOR_ADDRESS: 'Musterweg 1, 10115 Berlin',
    OPERATOR_MAIL: 'post@zusage.example',
    OPERATOR_PHONE: '+49 30 1',
  };
  expect(start({ ...whole, OPERATOR_MAIL: ' ' })).toThrow(/^OPERATOR_MAIL must be set/);
  expect(start(whole)).not.toThrow();
  expect(start({})).not.toThrow();
  expect(start({ ...production, SAMPLE_MARKET: 'on' })).not.toThrow();
  expect(start({ OPERATOR_LOG_DAYS: 'some' })).toThrow(/^OPERATOR_LOG_DAYS must be a number of days/);
});
