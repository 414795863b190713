import type { AVAILABILITY_LABEL } from '../../i18n/creator-availability.ts';
import type { FORMAT_LABEL, PLATFORM_LABEL } from '../../i18n/creator-labels.ts';

/** What a media kit shows; a creator's card (contract/entities/creator.ts) is one. */

type Platform = keyof typeof PLATFORM_LABEL;
/** `at`: when it was said or measured, an instant. */
type Figure = { n: number; at: string };

export type KitFigures = { declaredFollowers: Figure | null; measuredFollowers: Figure | null };

export type KitSource = KitFigures & {
  platform: Platform;
  url: string;
  status: 'verified' | 'expired';
  verifiedAt: string | null;
};

/** `price` in minor units of `currency`, net. */
export type KitPackage = {
  format: keyof typeof FORMAT_LABEL;
  platform: Platform;
  count: number;
  price: number;
  currency: string;
  days: number;
  revisions: number;
  rights: string;
  exclusivity: string;
};

export type KitShares = {
  ageBands: readonly { band: string; percent: number }[];
  countries: readonly { country: string; percent: number }[];
  measured: boolean;
};

export type Kit = {
  handle: string;
  bio: string;
  niches: readonly string[];
  /** ISO 639-1. */
  languages: readonly string[];
  region: string;
  sources: readonly KitSource[];
  packages: readonly KitPackage[];
  examples: readonly { title: string; url: string }[];
  photos?: readonly { _fileId: string; alt: string }[] | undefined;
  audience: KitShares | null;
  availability: { status: keyof typeof AVAILABILITY_LABEL; from: string | null; note: string } | null;
};
