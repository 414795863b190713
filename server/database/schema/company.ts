import type { ColumnType } from 'kysely';
import type { ImagePoint, MessageTemplate } from '../../../contract/entities/company.ts';
import type { StoredSettings } from '../../../contract/entities/company-settings.ts';
import type { Photo } from '../../../contract/entities/photo.ts';
import type { AdvertiserKind, NewRegistration } from '../../../contract/entities/registration.ts';
import type { ByLanguage } from '../../../contract/languages.ts';
import type { Defaulted, DefaultedJson, Json } from './column.ts';

export type CompanyTable = {
  id: string;
  ver: Defaulted<number>;
  company_uid: string | null;
  company_name: string;
  verified: Defaulted<boolean>;
  /** Staff has decided that it publishes nothing. */
  blocked_at: Defaulted<Date | null>;
  website: Defaulted<string>;
  employee_count: number | null;
  rejection_text: string;
  rejection_texts: DefaultedJson<Partial<ByLanguage<string>>>;
  message_templates: DefaultedJson<Record<string, MessageTemplate>>;
  reply_days: number;
  logo_file_id: Defaulted<string | null>;
  banner_file_id: Defaulted<string | null>;
  about: Defaulted<string>;
  benefits: DefaultedJson<string[]>;
  photos: DefaultedJson<Photo[]>;
  banner_alt: Defaulted<string>;
  /** Null: its middle. */
  banner_focus: ColumnType<ImagePoint | null, string | null | undefined, string | null>;
  address_id: Defaulted<string | null>;
  settings: DefaultedJson<StoredSettings>;
  created_at: Date;
  /** Hours until half of its applicants were answered; see domain/job/reply-time.ts. */
  median_reply_h: Defaulted<number | null>;
  deletion_requested_at: Defaulted<Date | null>;
  deletion_final_at: Defaulted<Date | null>;
  deleted_at: Defaulted<Date | null>;
};

/** What a company is; of one with a VAT number only after it has handed in a document. */
export type RegistrationTable = {
  company_id: string;
  kind: AdvertiserKind;
  /** `registrationKey`; null of a household and of a business. */
  natural_key: string | null;
  /** The full name, where the company is shown with a shorter one. */
  legal_name: string;
  facts: Json<RegistrationFacts>;
  /** Staff is asked to look since then; null while a document is awaited, and once it was decided. */
  handed_in_at: Date | null;
  refused_at: Defaulted<Date | null>;
  /** Staff's words. */
  refusal: Defaulted<string | null>;
};
export type RegistrationFacts = Omit<NewRegistration, 'kind'>;

export type MemberTable = {
  company_id: string;
  user_id: string;
  role: 'owner' | 'member';
  can_sign: boolean;
  can_chat: boolean;
  position: Defaulted<string>;
  created_at: Date;
};

export type InvitationTable = {
  id: string;
  company_id: string;
  /** Lower case. */
  mail: string;
  position: string;
  can_sign: boolean;
  can_chat: boolean;
  note: Defaulted<string>;
  status: 'pending' | 'waiting' | 'accepted' | 'rejected' | 'withdrawn' | 'replaced' | 'left';
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  /** Who answered. */
  user_id: Defaulted<string | null>;
  answered_at: Defaulted<Date | null>;
};

/** An owner (`offered_by`) has asked a member (`user_id`) to take the company over. */
export type HandoverTable = {
  company_id: string;
  user_id: string;
  offered_by: string;
  created_at: Date;
};

export type CompanyTables = {
  company: CompanyTable;
  company_handover: HandoverTable;
  invitation: InvitationTable;
  company_registration: RegistrationTable;
  member: MemberTable;
};
