import type { Billing } from './billing/billing.ts';
import type { Proof } from './creator-proof/proof.ts';
import type { Files } from './files/files.ts';
import type { Identity } from './identity/identity.ts';
import type { Mail } from './mail/mail.ts';

/** What lies outside the database. Each port has an embedded and a hosted side, chosen by the settings. */
export type Ports = {
  readonly billing: Billing;
  readonly files: Files;
  readonly identity: Identity;
  readonly mail: Mail;
  readonly proof: Proof;
  /** Where the app is reached by people, without a slash at the end: mailed links start with it. */
  readonly publicUrl: string;
  /** Push services a device may be registered at. */
  readonly pushHosts: readonly string[];
  /** Staff looks at the first job of a new company, and at work for children, before others see it. */
  readonly review: boolean;
};
