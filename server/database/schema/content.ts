import type { TeamMember } from '../../../contract/entities/team.ts';
import type { Webpage, WebpageStatus } from '../../../contract/entities/webpage.ts';
import type { Defaulted, Json } from './column.ts';

export type LanguageTable = {
  id: string;
  name: string;
  is_default: Defaulted<boolean>;
  version: Defaulted<number>;
  updated_at: Date;
};

export type TranslationTable = { language_id: string; key: string; text: string };

export type TeamMemberTable = {
  id: string;
  name: string;
  role: Json<TeamMember['role']>;
  bio: Json<TeamMember['bio']>;
  image_source: string | null;
  links: Json<TeamMember['links']>;
  /** Place in the list, the lowest first. */
  position: number;
  active: Defaulted<boolean>;
};

export type WebpageTable = {
  id: string;
  status: WebpageStatus;
  show_in_footer: boolean;
  updated_at: Date;
};

export type WebpageVersionTable = {
  webpage_id: string;
  version: number;
  title: Json<Webpage['title']>;
  blocks: Json<Webpage['blocks']>;
  valid_from: Date;
  /** Null: a draft. Once set, the version never changes. */
  published_at: Date | null;
  source: 'seed' | 'staff';
  /** SHA-256 of title and blocks. */
  content_hash: string;
};

export type RedirectTable = {
  from_path: string;
  target: string;
  created_at: Date;
};

export type ContentTables = {
  language: LanguageTable;
  redirect: RedirectTable;
  team_member: TeamMemberTable;
  translation: TranslationTable;
  webpage: WebpageTable;
  webpage_version: WebpageVersionTable;
};
