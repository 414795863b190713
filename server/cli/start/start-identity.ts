import type { PublicConfig } from '../../../contract/config.ts';
import type { Db } from '../../database/database.ts';
import { type DemoAccounts, keepDemoAccounts } from '../../ports/identity/embedded/demo-accounts.ts';
import { openEmbeddedIdentity } from '../../ports/identity/embedded/embedded-identity.ts';
import { takeFormerAccounts } from '../../ports/identity/embedded/former-accounts.ts';
import { keepSignInKey } from '../../ports/identity/embedded/sign-in-key.ts';
import type { SignInService } from '../../ports/identity/embedded/sign-in-service.ts';
import type { Identity } from '../../ports/identity/identity.ts';
import type { Settings } from './settings.ts';

export type StartedIdentity = {
  readonly identity: Identity;
  readonly publicConfig: PublicConfig['identity'];
  /** What pages ask; undefined with a hosted project, which they ask themselves. */
  readonly service: SignInService | undefined;
  readonly demo: DemoAccounts | undefined;
  close(): Promise<void>;
};

/** Tokens of the embedded service name this project. */
export const EMBEDDED_PROJECT = 'demo-zusage';

type Needs = {
  db: Db;
  clock: () => Date;
  newId: () => string;
  randomBytes: (count: number) => Uint8Array;
  say: (line: string) => void;
};

/** The sign-in service of the settings: a hosted project, or the embedded one; outside production with demo accounts. */
export async function startIdentity(settings: Settings, needs: Needs): Promise<StartedIdentity> {
  const { publicUrl, dataDir } = settings;
  if (settings.identity.kind === 'hosted') {
    const { projectId, apiKey, authDomain } = settings.identity;
    // Loaded only here: who has no hosted project starts without the libraries of one.
    const { hostedIdentity } = await import('../../ports/identity/hosted/firebase-identity.ts');
    const identity = hostedIdentity(settings.identity, { publicUrl, ...needs });
    return {
      identity,
      publicConfig: { apiKey, projectId, authDomain, emulator: false },
      service: undefined,
      demo: undefined,
      close: () => identity.close(),
    };
  }
  const projectId = EMBEDDED_PROJECT;
  const key = keepSignInKey(settings.identity.key, dataDir, needs.randomBytes);
  const embedded = await openEmbeddedIdentity({ ...needs, key, projectId, publicUrl });
  const former = await takeFormerAccounts({ ...needs, passwords: embedded.passwords }, dataDir);
  if (former > 0) needs.say(`Took over ${former} accounts of the former sign-in service.`);
  return {
    identity: embedded.identity,
    publicConfig: { apiKey: 'embedded', projectId, authDomain: new URL(publicUrl).hostname, emulator: true },
    service: embedded.service,
    demo: settings.production ? undefined : await keepDemoAccounts({ ...needs, ...embedded }, dataDir),
    close: async () => {},
  };
}
