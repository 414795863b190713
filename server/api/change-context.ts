import type { CallSettings } from '../base/settings.ts';
import type { Effects } from '../database/change-log/effects.ts';
import type { Db } from '../database/database.ts';
import type { Billing } from '../ports/billing/billing.ts';
import type { Proof } from '../ports/creator-proof/proof.ts';
import type { Files } from '../ports/files/files.ts';
import type { Gazetteer } from '../ports/gazetteer/gazetteer.ts';
import type { Identity } from '../ports/identity/identity.ts';
import type { Mail } from '../ports/mail/mail.ts';
import type { Pages } from '../ports/page/page.ts';
import type { Push } from '../ports/push/push.ts';
import type { VatRegister } from '../ports/vat-register/vat-register.ts';
import type { Answers } from './ask-outside.ts';

/** Randomness and ids are handed in, so that a test can replay them. */
export type Chance = {
  readonly newId: () => string;
  readonly randomBytes: (count: number) => Uint8Array;
};

/** Everything outside the database. Each port has an embedded and a hosted side, chosen by the settings. */
export type Ports = {
  readonly billing: Billing<BillingContext>;
  readonly files: Files;
  /** The country's places, loaded with the first question. */
  readonly gazetteer: () => Gazetteer;
  readonly identity: Identity;
  readonly mail: Mail;
  readonly pages: Pages;
  readonly proof: Proof;
  readonly push: Push;
  readonly vatRegister: VatRegister;
};

/** What a change may use, in a call or in work of time. `now` stays the same instant throughout. */
export type ChangeContext = {
  readonly tx: Db;
  readonly now: Date;
  readonly chance: Chance;
  readonly effects: Effects;
  readonly ports: Ports;
  readonly settings: CallSettings;
};

/**
 * A change of a booking, made by a call, time, staff or the provider. `key` is the same for every try, and outside
 * effects send it along. `user` or `by` names the actor; both are left out for the clock.
 */
export type BillingContext = ChangeContext & {
  readonly key?: string;
  readonly answers?: Answers;
  readonly user?: { readonly id: string } | undefined;
  readonly by?: 'staff';
};
