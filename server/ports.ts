import type { Billing } from './billing/billing.ts';
import type { Proof } from './creator-proof/proof.ts';
import type { Files } from './files/files.ts';
import type { Identity } from './identity/identity.ts';
import type { Mail } from './mail/mail.ts';
import type { Push } from './push/push.ts';

/** What lies outside the database. Each port has an embedded and a hosted side, chosen by the settings. */
export type Ports = {
  readonly billing: Billing;
  readonly files: Files;
  readonly identity: Identity;
  readonly mail: Mail;
  readonly proof: Proof;
  readonly push: Push;
};
