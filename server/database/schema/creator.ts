import type * as z from 'zod/mini';
import type { Platform } from '../../../contract/entities/campaign.ts';
import type {
  audience,
  availability,
  Creator,
  CreatorStatus,
  ProofFailure,
  ProofMethod,
  PublicCard,
  SourceStatus,
} from '../../../contract/entities/creator.ts';
import type { Photo } from '../../../contract/entities/photo.ts';
import type { Defaulted, DefaultedJson, Json, NullableJson } from './column.ts';

export type CreatorTable = {
  id: string;
  ver: Defaulted<number>;
  user_id: string;
  handle: string;
  handle_folded: string;
  bio: string;
  niches: Json<string[]>;
  niches_folded: Json<string[]>;
  languages: Json<string[]>;
  region: string;
  region_folded: string;
  packages: Json<Creator['packages']>;
  examples: Json<Creator['examples']>;
  photos: DefaultedJson<Photo[]>;
  audience: NullableJson<z.infer<typeof audience>>;
  availability: NullableJson<z.infer<typeof availability>>;
  status: CreatorStatus;
  /** A source is verified, or may still be mended. */
  proven: Defaulted<boolean>;
  media_kit_slug: string;
  card: Defaulted<PublicCard>;
  created_at: Date;
};

export type CreatorSourceTable = {
  id: string;
  creator_id: string;
  platform: Platform;
  url: string;
  external_id: Defaulted<string | null>;
  handle: Defaulted<string | null>;
  method: ProofMethod;
  code: string;
  code_expires_at: Date;
  status: SourceStatus;
  reason: Defaulted<ProofFailure | null>;
  verified_at: Defaulted<Date | null>;
  /** When a proof is looked at again. */
  next_check_at: Defaulted<Date | null>;
  /** Looks in a row that found nothing. */
  failures: Defaulted<number>;
  fix_until: Defaulted<Date | null>;
  declared_followers: Defaulted<number | null>;
  declared_at: Defaulted<Date | null>;
  measured_followers: Defaulted<number | null>;
  measured_at: Defaulted<Date | null>;
  created_at: Date;
};

export type CreatorTables = {
  creator: CreatorTable;
  creator_source: CreatorSourceTable;
};
