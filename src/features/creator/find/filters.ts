import type { ArgsOf } from '../../../../contract/calls.ts';
import { type Platform, platform } from '../../../../contract/entities/campaign.ts';

/** How many follow a page, in steps that people think in: at least `from`, below `below`. */
export const REACH = {
  small: { below: 1000 },
  some: { from: 1000, below: 10_000 },
  many: { from: 10_000, below: 100_000 },
  large: { from: 100_000, below: 1_000_000 },
  huge: { from: 1_000_000 },
} as const satisfies Record<string, { from?: number; below?: number }>;
export type Reach = keyof typeof REACH;

/** What a company wants of a creator; a key that is missing asks for nothing. `maxPrice` in cents. */
export type CreatorFilters = {
  platform?: Platform;
  niche?: string;
  /** ISO 639-1. */
  language?: string;
  region?: string;
  reach?: Reach;
  maxPrice?: number;
  /** Only figures that a platform has measured. */
  measured?: true;
};

/** Names of the filters in the address. */
export const FILTER_KEYS = [
  'platform',
  'niche',
  'language',
  'region',
  'reach',
  'maxPrice',
  'measured',
] as const;
export type FilterAddress = Partial<Record<keyof CreatorFilters, string>>;

/** Reads an address that anybody can have written: what is no filter is left out. */
export function readFilters(address: FilterAddress): CreatorFilters {
  const wanted = platform.safeParse(address.platform);
  const words = (text: string | undefined, most: number) => text?.trim().slice(0, most) || undefined;
  const niche = words(address.niche, 40);
  const region = words(address.region, 80);
  const price = Number(address.maxPrice);
  return {
    ...(wanted.success && { platform: wanted.data }),
    ...(niche && { niche }),
    ...(address.language && /^[a-z]{2}$/.test(address.language) && { language: address.language }),
    ...(region && { region }),
    ...(address.reach && Object.hasOwn(REACH, address.reach) && { reach: address.reach as Reach }),
    ...(address.maxPrice && Number.isInteger(price) && price >= 0 && price <= 100_000_000
      ? { maxPrice: price }
      : {}),
    ...(address.measured === 'yes' && { measured: true as const }),
  };
}

/** Of every filter its text, undefined where it is off: so that the address loses it. */
export function addressOf({ maxPrice, measured, ...texts }: CreatorFilters): FilterAddress {
  const address: FilterAddress = {
    ...texts,
    ...(maxPrice !== undefined && { maxPrice: `${maxPrice}` }),
    ...(measured && { measured: 'yes' }),
  };
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, address[key]]));
}

export const without = (filters: CreatorFilters, key: keyof CreatorFilters): CreatorFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== key));

/** The call's arguments. */
export function searchArgs({ reach, ...rest }: CreatorFilters): ArgsOf<'creator.search'> {
  const { from, below }: { from?: number; below?: number } = reach ? REACH[reach] : {};
  return {
    ...rest,
    ...(from !== undefined && { minFollowers: from }),
    ...(below !== undefined && { maxFollowers: below - 1 }),
  };
}
