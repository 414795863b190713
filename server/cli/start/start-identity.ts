import type { PublicConfig } from '../../../contract/config.ts';
import type { Report } from '../../base/report.ts';
import { type DemoAccounts, keepDemoAccounts } from '../../ports/identity/demo-accounts.ts';
import { type EmulatorAccess, startEmulator } from '../../ports/identity/emulator.ts';
import {
  embeddedIdentity,
  type FirebaseIdentity,
  hostedIdentity,
} from '../../ports/identity/firebase-identity.ts';
import type { Settings } from './settings.ts';

export type StartedIdentity = {
  readonly identity: FirebaseIdentity;
  readonly publicConfig: PublicConfig['identity'];
  /** Where sign-in calls are handed on to; undefined with a hosted project. */
  readonly emulator: EmulatorAccess | undefined;
  readonly demo: DemoAccounts | undefined;
  close(): Promise<void>;
};

const EMBEDDED_PROJECT = 'demo-zusage';
const SECRET_BYTES = 32;

type Needs = {
  clock: () => Date;
  randomBytes: (count: number) => Uint8Array;
  report: Report;
  /** The embedded service is gone for good. */
  onLost: (failure: Error) => void;
};

/** The sign-in service of the settings: a hosted project, or the embedded one with its demo accounts. */
export async function startIdentity(settings: Settings, needs: Needs): Promise<StartedIdentity> {
  const needed = { publicUrl: settings.publicUrl, clock: needs.clock };
  if (settings.identity.kind === 'hosted') {
    const { projectId, apiKey, authDomain } = settings.identity;
    const identity = hostedIdentity(settings.identity, needed);
    return {
      identity,
      publicConfig: { apiKey, projectId, authDomain, emulator: false },
      emulator: undefined,
      demo: undefined,
      close: () => identity.close(),
    };
  }
  const emulator = await startEmulator({
    projectId: EMBEDDED_PROJECT,
    port: settings.identity.port,
    dataDir: settings.dataDir,
    secret: Buffer.from(needs.randomBytes(SECRET_BYTES)).toString('base64url'),
    onRestart: () => needs.report('the embedded sign-in service had died and was started again'),
    onLost: needs.onLost,
  });
  const identity = embeddedIdentity(EMBEDDED_PROJECT, emulator, needed);
  const close = async () => {
    await identity.close();
    await emulator.stop();
  };
  try {
    return {
      identity,
      publicConfig: { apiKey: 'demo', projectId: EMBEDDED_PROJECT, authDomain: 'localhost', emulator: true },
      emulator,
      demo: await keepDemoAccounts(identity.auth, settings.dataDir, needs.randomBytes),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
