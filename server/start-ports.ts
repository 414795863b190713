import type { Identity } from './identity/identity.ts';
import type { Ports } from './ports.ts';
import type { Settings } from './settings.ts';

/** The ports of the settings: embedded sides unless a hosted one is configured. */
export function startPorts(settings: Settings, identity: Identity): Ports {
  return {
    billing: { kind: 'invoice' },
    files: { kind: 'folder' },
    identity,
    mail: { send: async () => {} },
    publicUrl: settings.publicUrl,
    pushHosts: settings.pushHosts,
  };
}
