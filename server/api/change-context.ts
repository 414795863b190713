import type { CallSettings } from '../base/settings.ts';
import type { Effects } from '../database/change-log/effects.ts';
import type { Db } from '../database/database.ts';
import type { Billing } from '../ports/billing/billing.ts';
import type { Proof } from '../ports/creator-proof/proof.ts';
import type { Files } from '../ports/files/files.ts';
import type { Gazetteer } from '../ports/gazetteer/gazetteer.ts';
import type { Identity } from '../ports/identity/identity.ts';
import type { Mail } from '../ports/mail/mail.ts';
import type { Push } from '../ports/push/push.ts';
import type { Answers } from './ask-outside.ts';

/** Randomness and ids are handed in, so that a test can replay them. */
export type Chance = {
  readonly newId: () => string;
  readonly randomBytes: (count: number) => Uint8Array;
};

/** What lies outside the database. Each port has an embedded and a hosted side, chosen by the settings. */
export type Ports = {
  readonly billing: Billing<BillingContext>;
  readonly files: Files;
  /** The places of the country, loaded when the first one is asked for. */
  readonly gazetteer: () => Gazetteer;
  readonly identity: Identity;
  readonly mail: Mail;
  readonly proof: Proof;
  readonly push: Push;
};

/** What any change may use: a call's, or the work of time. `now` is the same instant all through it. */
export type ChangeContext = {
  readonly tx: Db;
  readonly now: Date;
  readonly chance: Chance;
  readonly effects: Effects;
  readonly ports: Ports;
  readonly settings: CallSettings;
};

/**
 * A change of what is booked: a call's, or that of time, staff or the provider. `key` is the same for every try of it:
 * outside effects hand it on. `user` or `by`: whose doing it is, nobody's where both are left out.
 */
export type BillingContext = ChangeContext & {
  readonly key?: string;
  readonly answers?: Answers;
  readonly user?: { readonly id: string } | undefined;
  readonly by?: 'staff';
};
