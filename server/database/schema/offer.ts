import type {
  ContractForm,
  MinorDuty,
  OfferMinor,
  OfferParties,
  OfferParty,
  OfferSignature,
  OfferStatus,
  OfferTerms,
  TermsChange,
} from '../../../contract/entities/offer.ts';
import type { Custody, GuardianRelation } from '../../../contract/entities/user.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Defaulted, Json, NullableJson } from './column.ts';

export type OfferTable = {
  id: string;
  ver: Defaulted<number>;
  application_id: string | null;
  creator_id: string | null;
  job_id: string | null;
  company_id: string;
  user_id: string;
  conversation_id: string | null;
  kind: JobKind;
  version: number;
  /** The first version the talent may read; null while it is a draft. */
  sent_version: Defaulted<number | null>;
  terms: Json<OfferTerms>;
  parties: Json<OfferParties>;
  terms_hash: string;
  contract_form: ContractForm;
  minor: NullableJson<OfferMinor>;
  valid_days: number;
  valid_until: Defaulted<Date | null>;
  extended: Defaulted<boolean>;
  /** Signatures that are needed, and those of this version that are there. */
  company_required: number;
  guardians_required: Defaulted<number>;
  company_signatures: Defaulted<number>;
  talent_signatures: Defaulted<number>;
  guardian_signatures: Defaulted<number>;
  /** Whom the links went to. */
  guardian_mails: Json<string[]>;
  status: OfferStatus;
  status_at: Json<Partial<Record<OfferStatus, string>>>;
  decline_reason: Defaulted<string | null>;
  created_by: string;
  created_at: Date;
  /** Null as long as it is open. */
  erase_at: Defaulted<Date | null>;
};

export type OfferVersionTable = {
  offer_id: string;
  version: number;
  by_party: 'company' | 'talent';
  by_user: string;
  by_name: string;
  at: Date;
  terms: Json<OfferTerms>;
  diff: Json<TermsChange[]>;
  comment: string;
};

export type OfferSignatureTable = {
  offer_id: string;
  version: number;
  /** 1, 2, …: the order in which the seals are chained. */
  seq: number;
  party: OfferParty;
  user_id: string | null;
  /** Of a guardian, until the offer is settled. */
  guardian_mail: string | null;
  name: string;
  position: string;
  at: Date;
  terms_hash: string;
  method: OfferSignature['method'];
  device_clock: Date | null;
  duties: NullableJson<MinorDuty[]>;
  /** Of a guardian; null in signatures from before it was asked. */
  relation: Defaulted<GuardianRelation | null>;
  custody: Defaulted<Custody | null>;
  statement: NullableJson<readonly string[]>;
  statement_version: Defaulted<string | null>;
  statement_lang: Defaulted<Language | null>;
  seal: string;
};

export type OfferTables = {
  offer: OfferTable;
  offer_version: OfferVersionTable;
  offer_signature: OfferSignatureTable;
};
