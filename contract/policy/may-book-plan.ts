import type { AdvertiserKind } from '../entities/registration.ts';

/**
 * Whether an advertiser of this kind may book a plan. Plans are sold to businesses (§ 14 BGB); a private household is a
 * consumer (§ 13 BGB), who would have to be told of a right of withdrawal, and has the free plan. Clubs and public
 * bodies are legal persons, which are never consumers.
 */
export const mayBookPlan = (kind: AdvertiserKind): boolean => kind !== 'household';
