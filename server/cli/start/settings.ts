import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import type { Platform } from '../../../contract/entities/campaign.ts';
import { FLOOD_LIMITS, type FloodLimits, MARKET_CELL_ROWS } from '../../../contract/limits.ts';
import { missingFacts, OPERATOR_SETTINGS, type Operator, readOperator } from '../../base/operator.ts';
import type { CallSettings, HostedIdentity } from '../../base/settings.ts';
import type { DatabaseSettings } from '../../database/open-database.ts';
import { type BillingSettings, readBillingSettings } from '../../ports/billing/billing-settings.ts';
import type { OAuthKeys } from '../../ports/creator-proof/oauth.ts';
import { readOAuthKeys } from '../../ports/creator-proof/oauth-keys.ts';
import type { VatRegisterSettings } from '../../ports/vat-register/start-vat-register.ts';
import { type EmbeddedIdentity, readIdentity } from './identity-settings.ts';
import { count, days, type Environment, oneOf, port, text, wrong } from './read-value.ts';

/** `smtp`: `url` may hold a password. */
export type MailSettings =
  | { readonly kind: 'folder' }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string };

export type Settings = CallSettings &
  DatabaseSettings & {
    readonly port: number;
    readonly host: string;
    readonly production: boolean;
    readonly identity: HostedIdentity | EmbeddedIdentity;
    /** Undefined: made once and kept in the data folder. */
    readonly vapid: { readonly publicKey: string; readonly privateKey: string } | undefined;
    readonly vapidSubject: string;
    readonly mail: MailSettings;
    /** Undefined: files lie in the data folder. */
    readonly storageBucket: string | undefined;
    /** Carries signals between processes and counts requests for all of them; undefined: the database, and each its own. */
    readonly redisUrl: string | undefined;
    /** How devices hear of moved buckets: by our event stream, or by documents in the hosted project's Firestore. */
    readonly signals: 'events' | 'firestore';
    /** One JSON line on stdout for each request. */
    readonly accessLog: boolean;
    /** Undefined: metrics are for this machine only. */
    readonly metricsToken: string | undefined;
    readonly trustedProxies: number;
    readonly floodLimits: FloodLimits;
    readonly billing: BillingSettings;
    /** Who knows which VAT ids of the EU are valid. */
    readonly vatRegister: VatRegisterSettings;
    /** Platforms whose sign-in proves a creator's source. */
    readonly creatorOAuth: Partial<Record<Platform, OAuthKeys>>;
    /** Who runs this installation, for its legal pages. */
    readonly operator: Operator;
    /** Fill an empty database with the sample market. */
    readonly sampleMarket: boolean;
    /** Fill the demo accounts with applications and conversations; needs the sample market. */
    readonly demoLife: boolean;
  };

export const DEFAULT_PUSH_HOSTS =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

/** As URL writes them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Reads every setting of `.env.example`. Throws a StartFailure with exit code 2 that names the wrong one. */
export function readSettings(env: Environment, cwd: string): Settings {
  const production =
    oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'development') === 'production';
  const host = text(env, 'HOST') ?? 'localhost';
  const identity = readIdentity(env);
  const listenPort = port(env, 'PORT', 4400);
  const reached = publicUrl(env, host, listenPort);
  if (production && new URL(reached).protocol !== 'https:' && !LOOPBACK.includes(new URL(reached).hostname))
    wrong(
      `PUBLIC_URL must begin with https:// in production, because passwords would cross the network in clear, but it is "${reached}"`,
    );
  const billing = readBillingSettings(env, production);
  return {
    port: listenPort,
    host,
    publicUrl: reached,
    dataDir: resolve(cwd, text(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
    readUrl: besideDatabase(env, 'DATABASE_READ_URL'),
    listenUrl: besideDatabase(env, 'DATABASE_LISTEN_URL'),
    pool: {
      connections: count(env, 'DATABASE_CONNECTIONS', 10),
      queue: count(env, 'DATABASE_QUEUE', 200),
    },
    statementMs: statementSeconds(env) * 1000,
    production,
    identity,
    vapid: vapid(env),
    vapidSubject: vapidSubject(env),
    pushHosts: pushHosts(env),
    redirectHosts: redirectHosts(env),
    marketFiles: { everyMs: marketSeconds(env) * 1000, cellRows: MARKET_CELL_ROWS },
    mail: mail(env),
    storageBucket: storageBucket(env, identity),
    redisUrl: redisUrl(env),
    signals: signals(env, identity),
    accessLog: oneOf(env, 'ACCESS_LOG', ['on', 'off'], production ? 'on' : 'off') === 'on',
    metricsToken: text(env, 'METRICS_TOKEN'),
    trustedProxies: trustedProxies(env),
    floodLimits: {
      address: count(env, 'REQUESTS_PER_ADDRESS', FLOOD_LIMITS.address),
      token: count(env, 'REQUESTS_PER_TOKEN', FLOOD_LIMITS.token),
      pages: count(env, 'PAGES_PER_ADDRESS', FLOOD_LIMITS.pages),
    },
    billing,
    vatRegister: {
      kind: oneOf(env, 'VAT_REGISTER', ['none', 'vies'], 'none'),
      requester: billing.kind === 'invoice' ? billing.seller.vatId : null,
    },
    creatorOAuth: readOAuthKeys(env),
    review: oneOf(env, 'REVIEW', ['on', 'off'], production ? 'on' : 'off') === 'on',
    concludeServices: oneOf(env, 'CONCLUDE_SERVICES', ['on', 'off'], 'off') === 'on',
    operator: {
      ...readOperator(env),
      logDays: days(env, 'OPERATOR_LOG_DAYS'),
      backupDays: days(env, 'OPERATOR_BACKUP_DAYS'),
    },
    sampleMarket: oneOf(env, 'SAMPLE_MARKET', ['on', 'off'], production ? 'off' : 'on') === 'on',
    demoLife: oneOf(env, 'DEMO_LIFE', ['on', 'off'], production ? 'off' : 'on') === 'on',
  };
}

/**
 * Throws where the public would be shown legal pages with gaps: in production somebody answers for the service. A sample
 * market says that its operator is made up.
 */
export function assertOperator({
  production,
  sampleMarket,
  operator,
}: Pick<Settings, 'production' | 'sampleMarket' | 'operator'>): void {
  const missing = production && !sampleMarket ? missingFacts(operator) : [];
  if (missing.length > 0)
    wrong(
      `${missing.map((fact) => OPERATOR_SETTINGS[fact]).join(', ')} must be set in production: the imprint has to say who runs this service (§ 5 DDG)`,
    );
}

function trustedProxies(env: Environment): number {
  const value = text(env, 'TRUSTED_PROXIES') ?? '0';
  if (!/^\d$/.test(value)) wrong(`TRUSTED_PROXIES must be a number from 0 to 9, but it is "${value}"`);
  return Number(value);
}

/** More than PostgreSQL can count in milliseconds was refused by it, in its own words. */
function statementSeconds(env: Environment): number {
  const value = count(env, 'DATABASE_STATEMENT_SECONDS', 30);
  if (value > 86_400)
    wrong(`DATABASE_STATEMENT_SECONDS must be a number from 1 to 86400, but it is "${value}"`);
  return value;
}

function marketSeconds(env: Environment): number {
  const value = count(env, 'MARKET_SECONDS', 1);
  if (value > 300) wrong(`MARKET_SECONDS must be a number from 1 to 300, but it is "${value}"`);
  return value;
}

function databaseUrl(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  // The value may hold a password, so it is not repeated in the sentence.
  if (value !== undefined && !(/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)))
    wrong(`${name} must look like postgres://user:password@host:5432/name`);
  return value;
}

/** Another way to the database of DATABASE_URL; without that it leads nowhere. */
function besideDatabase(env: Environment, name: string): string | undefined {
  const value = databaseUrl(env, name);
  if (value !== undefined && text(env, 'DATABASE_URL') === undefined)
    wrong(`${name} needs DATABASE_URL: the embedded database has one way in`);
  return value;
}

function redisUrl(env: Environment): string | undefined {
  const value = text(env, 'REDIS_URL');
  // The value may hold a password, so it is not repeated in the sentence.
  if (value !== undefined && !(/^rediss?:\/\//.test(value) && URL.canParse(value)))
    wrong('REDIS_URL must look like redis://user:password@host:6379 or rediss://…');
  return value;
}

/** Where a server of this machine is reached: an address of IPv6 stands in brackets. */
export const originOf = (host: string, listenPort: number) =>
  `http://${isIPv6(host) ? `[${host}]` : host}:${listenPort}`;

function publicUrl(env: Environment, host: string, listenPort: number): string {
  const value = text(env, 'PUBLIC_URL') ?? originOf(host, listenPort);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    wrong(`PUBLIC_URL must be an origin such as https://zusage.example, but it is "${value}"`);
  return url.origin;
}

function vapid(env: Environment): Settings['vapid'] {
  const publicKey = text(env, 'VAPID_PUBLIC_KEY');
  const privateKey = text(env, 'VAPID_PRIVATE_KEY');
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined)
    wrong('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together or not at all');
  const bytes = (value: string) => Buffer.from(value, 'base64url').length;
  if (bytes(publicKey) !== 65 || bytes(privateKey) !== 32)
    wrong('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a key pair in base64url (65 and 32 bytes)');
  return { publicKey, privateKey };
}

function vapidSubject(env: Environment): string {
  const value = text(env, 'VAPID_SUBJECT') ?? 'mailto:push@example.org';
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(value))
    wrong(`VAPID_SUBJECT must start with mailto: or https://, but it is "${value}"`);
  return value;
}

function pushHosts(env: Environment): string[] {
  const hosts = (text(env, 'PUSH_HOSTS') ?? DEFAULT_PUSH_HOSTS).split(',').map((host) => host.trim());
  for (const host of hosts) {
    if (
      !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) &&
      !/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(host)
    )
      wrong(`PUSH_HOSTS must be host names, *.host names or http://localhost:PORT, but it holds "${host}"`);
  }
  return hosts;
}

function redirectHosts(env: Environment): string[] {
  const hosts = (text(env, 'REDIRECT_HOSTS') ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  for (const host of hosts) {
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
      wrong(`REDIRECT_HOSTS must be host names, but it holds "${host}"`);
  }
  return hosts;
}

function mail(env: Environment): MailSettings {
  const url = text(env, 'MAIL_URL');
  if (url === undefined) {
    if (text(env, 'MAIL_FROM') !== undefined) wrong('MAIL_URL is missing; MAIL_FROM is of no use without it');
    return { kind: 'folder' };
  }
  // The value may hold a password, so it is not repeated in the sentence.
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || new URL(url).hostname === '')
    wrong('MAIL_URL must look like smtps://user:password@host:465 or smtp://user:password@host:587');
  const from = text(env, 'MAIL_FROM') ?? wrong('MAIL_FROM is missing; MAIL_URL needs it');
  if (!/^[^<>\r\n"]*<[^\s<>@,]+@[^\s<>@,]+>$|^[^\s<>@,]+@[^\s<>@,]+$/.test(from))
    wrong(`MAIL_FROM must be an address such as Zusage <post@zusage.example>, but it is "${from}"`);
  return { kind: 'smtp', url, from };
}

function storageBucket(env: Environment, identity: Settings['identity']): string | undefined {
  const bucket = text(env, 'STORAGE_BUCKET');
  if (bucket === undefined) return undefined;
  if (identity.kind !== 'hosted')
    wrong('STORAGE_BUCKET needs a hosted project (FIREBASE_PROJECT_ID), whose service account opens it');
  for (const name of ['STORAGE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'])
    if (text(env, name) !== undefined)
      wrong(`${name} must not be set beside STORAGE_BUCKET, because everybody's files would go there`);
  if (!/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(bucket))
    wrong(`STORAGE_BUCKET must be the name of a bucket, without gs://, but it is "${bucket}"`);
  return bucket;
}

function signals(env: Environment, identity: Settings['identity']): Settings['signals'] {
  const value = oneOf(env, 'SIGNALS', ['events', 'firestore'], 'events');
  if (value === 'events') return value;
  if (identity.kind !== 'hosted')
    wrong(
      'SIGNALS=firestore needs a hosted project (FIREBASE_PROJECT_ID), whose Firestore tells the devices',
    );
  if (text(env, 'FIRESTORE_EMULATOR_HOST') !== undefined)
    wrong(
      'FIRESTORE_EMULATOR_HOST must not be set beside SIGNALS=firestore, because devices do not listen there',
    );
  return value;
}
