import type { Platform } from '../../contract/entities/campaign.ts';
import type { CreatorCard, PackageFormat } from '../../contract/entities/creator.ts';

/** The public card of a creator (server/http/public/creator). */
export type CreatorCardWords = {
  platform: Record<Platform, string>;
  format: Record<PackageFormat, string>;
  availability: Record<NonNullable<CreatorCard['availability']>['status'], string>;
  /** They take on work from that day on. */
  freeFrom: (day: string) => string;
  /** Above numbers of followers, each with its day. */
  followers: string;
  /** The page is theirs; how many follow it was not measured. */
  theirs: string;
  /** What they have made, elsewhere. */
  works: string;
  packages: string;
  /** `3 × Video, YouTube` */
  pack: (count: number, format: string, platform: string) => string;
  within: (days: number) => string;
  revisions: (count: number) => string;
  net: string;
  rights: string;
  exclusivity: string;
  from: (sum: string) => string;
  ask: string;
  /** Where that leads. */
  askNote: string;
  print: string;
  report: string;
  /** Under what search engines and links show: what the card is. */
  about: (niches: string) => string;
  missingTitle: string;
  missing: string;
};
