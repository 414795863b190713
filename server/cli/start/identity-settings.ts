import { readFileSync } from 'node:fs';
import type { HostedIdentity } from '../../base/settings.ts';
import { type Environment, text, wrong } from './read-value.ts';

/** `key`: 32 bytes as base64url; undefined: made once and kept in the data folder. */
export type EmbeddedIdentity = { readonly kind: 'embedded'; readonly key: string | undefined };

const COMPANIONS = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_SERVICE_ACCOUNT'];

/** A hosted project has all four of its settings: one that was forgotten must not lead everybody to the embedded service. */
export function readIdentity(env: Environment): HostedIdentity | EmbeddedIdentity {
  const projectId = text(env, 'FIREBASE_PROJECT_ID');
  if (projectId === undefined) {
    const other = COMPANIONS.find((name) => text(env, name) !== undefined);
    if (other !== undefined) wrong(`FIREBASE_PROJECT_ID is missing; ${other} is of no use without it`);
    return { kind: 'embedded', key: text(env, 'SIGN_IN_KEY') };
  }
  if (text(env, 'FIREBASE_AUTH_EMULATOR_HOST') !== undefined)
    wrong(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set beside FIREBASE_PROJECT_ID, because it switches signature checks off',
    );
  const needed = (name: string) =>
    text(env, name) ?? wrong(`${name} is missing; a hosted identity project (FIREBASE_PROJECT_ID) needs it`);
  return {
    kind: 'hosted',
    projectId,
    apiKey: needed('FIREBASE_API_KEY'),
    authDomain: needed('FIREBASE_AUTH_DOMAIN'),
    serviceAccount: serviceAccount(needed('FIREBASE_SERVICE_ACCOUNT')),
  };
}

function serviceAccount(path: string): Record<string, string> {
  try {
    const account: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof account === 'object' && account !== null && 'private_key' in account)
      return account as Record<string, string>;
  } catch {
    // Said below: missing, unreadable and malformed need the same act.
  }
  return wrong(`FIREBASE_SERVICE_ACCOUNT must be the path of a service account file, but "${path}" is none`);
}
