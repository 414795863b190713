import type { PublicConfig } from '../../../contract/config.ts';
import type { Db } from '../../database/database.ts';
import { type DemoAccounts, keepDemoAccounts } from '../../ports/identity/embedded/demo-accounts.ts';
import { openEmbeddedIdentity } from '../../ports/identity/embedded/embedded-identity.ts';
import {
  type FormerAccounts,
  readFormerAccounts,
  takeFormerAccounts,
} from '../../ports/identity/embedded/former-accounts.ts';
import { keepSignInKey, type SignInKey } from '../../ports/identity/embedded/sign-in-key.ts';
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

/**
 * The sign-in service of the settings: a hosted project, or the embedded one; outside production with demo accounts. What
 * it keeps in the data folder is read at once, before anything slow has begun; the rest is left to the start.
 * @throws StartFailure when one of its files is damaged
 */
export function prepareIdentity(
  settings: Settings,
  randomBytes: Needs['randomBytes'],
): (needs: Needs) => Promise<StartedIdentity> {
  const { identity, dataDir } = settings;
  if (identity.kind === 'hosted') return (needs) => startHosted(settings, identity, needs);
  const former = readFormerAccounts(dataDir);
  const key = keepSignInKey(identity.key, dataDir, randomBytes);
  return (needs) => startEmbedded(settings, { former, key }, needs);
}

async function startHosted(
  { publicUrl }: Settings,
  hosted: Extract<Settings['identity'], { kind: 'hosted' }>,
  needs: Needs,
): Promise<StartedIdentity> {
  const { projectId, apiKey, authDomain } = hosted;
  // Loaded only here: who has no hosted project starts without the libraries of one.
  const { hostedIdentity } = await import('../../ports/identity/hosted/firebase-identity.ts');
  const dropPasskeys = (uid: string) => needs.db.deleteFrom('passkey').where('user_id', '=', uid).execute();
  const identity = hostedIdentity(hosted, { publicUrl, dropPasskeys, ...needs });
  return {
    identity,
    publicConfig: { apiKey, projectId, authDomain, emulator: false },
    service: undefined,
    demo: undefined,
    close: () => identity.close(),
  };
}

async function startEmbedded(
  { publicUrl, dataDir, production }: Settings,
  { former, key }: { former: FormerAccounts | null; key: SignInKey },
  needs: Needs,
): Promise<StartedIdentity> {
  const projectId = EMBEDDED_PROJECT;
  const embedded = await openEmbeddedIdentity({ ...needs, key, projectId, publicUrl });
  if (former) {
    const taken = await takeFormerAccounts({ ...needs, passwords: embedded.passwords }, former);
    needs.say(`Took over ${taken} accounts of the former sign-in service.`);
  }
  return {
    identity: embedded.identity,
    publicConfig: { apiKey: 'embedded', projectId, authDomain: new URL(publicUrl).hostname, emulator: true },
    service: embedded.service,
    demo: production ? undefined : await keepDemoAccounts({ ...needs, ...embedded }, dataDir),
    close: async () => {},
  };
}
