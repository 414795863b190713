import type {
  ConsentAct,
  Custody,
  Guardian,
  GuardianRelation,
  User,
  UserGeneral,
  UserMode,
} from '../../../contract/entities/user.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Clocks } from '../../../contract/policy/later-wins.ts';
import type { Defaulted, DefaultedJson, NullableJson } from './column.ts';

export type UserTable = {
  id: string;
  ver: Defaulted<number>;
  email: string;
  mode: UserMode;
  firstname: string;
  lastname: string;
  gender: NonNullable<UserGeneral['gender']> | null;
  date_of_birth: string;
  compulsory_school: Defaulted<NonNullable<UserGeneral['compulsorySchool']>['answer'] | null>;
  compulsory_school_on: Defaulted<string | null>;
  guardian: User['guardian'];
  guardian_mail: string | null;
  creator_guardian: Defaulted<User['creatorGuardian']>;
  /** Since when `guardian` is pending. */
  guardian_since: Defaulted<Date | null>;
  guardian_reminded_at: Defaulted<Date | null>;
  created_at: Date;
  /** Set while staff has locked the account. */
  locked_at: Defaulted<Date | null>;
  lock_until: Defaulted<Date | null>;
  lock_reason: Defaulted<string | null>;
  lock_statement: Defaulted<string | null>;
  phone: Defaulted<string | null>;
  headline: Defaulted<string>;
  about: Defaulted<string>;
  cv: NullableJson<UserGeneral['cv']>;
  availability: Defaulted<string>;
  times: NullableJson<UserGeneral['times']>;
  radius_km: Defaulted<number | null>;
  /** When each fact was last changed, by its name on the wire. */
  general_at: DefaultedJson<Clocks>;
  image_file_id: Defaulted<string | null>;
  address_id: Defaulted<string | null>;
  /** The person has asked for deletion; until then it can be taken back. */
  delete_at: Defaulted<Date | null>;
  /** The person is gone; the row stays as an id without a face. */
  erased_at: Defaulted<Date | null>;
};

/** One register; `value` null: an entry that was taken out. */
export type UserSettingTable = {
  user_id: string;
  key: string;
  entry: Defaulted<string>;
  value: NullableJson<unknown>;
  at: Date;
};

export type ConsentHistoryTable = {
  id: string;
  user_id: string;
  key: string;
  version: string | null;
  at: Date;
  received_at: Date;
};

export type GuardianConsentTable = {
  id: string;
  user_id: string;
  mail: string;
  named_by: Guardian['namedBy'];
  act: ConsentAct;
  /** `replaced`: the child named another mail instead; its links no longer work. */
  state: Guardian['state'] | 'replaced';
  name: Defaulted<string | null>;
  relation: Defaulted<GuardianRelation | null>;
  /** `custody` is not `joint`; alone in consents from before that was asked. */
  both_parents: Defaulted<boolean | null>;
  custody: Defaulted<Custody | null>;
  sent_at: Date;
  opened_at: Defaulted<Date | null>;
  confirmed_at: Defaulted<Date | null>;
  refused_at: Defaulted<Date | null>;
  revoked_at: Defaulted<Date | null>;
  /** As it was read. */
  statement: NullableJson<readonly string[]>;
  statement_version: Defaulted<string | null>;
  statement_lang: Defaulted<Language | null>;
  letter_version: Defaulted<number | null>;
};

/** An address that refused, as a hash: about one child’s mail address, or (null) about any. */
export type GuardianBlockTable = {
  mail_hash: string;
  about_hash: string | null;
  act: ConsentAct | null;
  at: Date;
  erase_at: Date;
};

/** What is left of a consent when the account is erased. */
export type ConsentProofTable = {
  id: string;
  user_id: string;
  act: ConsentAct;
  name: string;
  relation: GuardianRelation;
  custody: Custody | null;
  confirmed_at: Date;
  revoked_at: Date | null;
  statement: NullableJson<readonly string[]>;
  statement_version: string | null;
  letter_version: number | null;
  erase_at: Date;
};

export type BirthDateCorrectionTable = {
  id: string;
  user_id: string;
  corrected_by: 'guardian' | 'staff';
  /** Of a guardian: as typed. */
  name: string | null;
  was: string;
  became: string;
  at: Date;
};

export type UserTables = {
  birth_date_correction: BirthDateCorrectionTable;
  consent_history: ConsentHistoryTable;
  consent_proof: ConsentProofTable;
  guardian_block: GuardianBlockTable;
  guardian_consent: GuardianConsentTable;
  user: UserTable;
  user_setting: UserSettingTable;
};
