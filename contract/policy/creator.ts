import type { Platform } from '../entities/campaign.ts';
import type { CreatorStatus, ProofMethod, PublicCard, SourceStatus } from '../entities/creator.ts';
import type { GuardianState, UserMode } from '../entities/user.ts';
import { creatorAge, needsGuardianFor } from '../law/guardian.ts';
import type { Person } from '../law/schooling.ts';

/**
 * `not_a_person`: a company's account, or staff's · `at_school`: compulsory schooling lasts, or they have not said that
 * it is over · `guardian`: nobody has agreed yet, and somebody has to.
 */
export type CreatorGate = 'ok' | 'not_a_person' | 'too_young' | 'at_school' | 'guardian';

/** Whether somebody may have a creator account at all, and what is missing (creator.1). `age` in full years. */
export function creatorGate(
  of: Person & { mode: UserMode; guardian: GuardianState; creatorGuardian: GuardianState },
): CreatorGate {
  if (of.mode !== 'user') return 'not_a_person';
  const old = creatorAge(of);
  if (old !== 'ok') return old;
  // Who has agreed to a profile may still be waited for with the account, or have taken that back.
  const agreed = of.creatorGuardian === 'ok' && of.guardian !== 'pending';
  return needsGuardianFor('creator', of.age) && !agreed ? 'guardian' : 'ok';
}

/** States of a creator's sources (product section 4.8). */
const SOURCE_STEPS = {
  verify: { from: ['pending', 'failed', 'expired'], to: 'checking' },
  /** The clock looks at a proof again. */
  recheck: { from: ['verified'], to: 'verified' },
  found: { from: ['checking', 'verified', 'expired'], to: 'verified' },
  missing: { from: ['checking'], to: 'failed' },
  expire: { from: ['verified'], to: 'expired' },
  /** Staff has looked with its own eyes. */
  'staff-verify': { from: ['pending', 'checking', 'verified', 'failed', 'expired'], to: 'verified' },
  'staff-refuse': { from: ['pending', 'checking', 'verified', 'failed', 'expired'], to: 'failed' },
} as const satisfies Record<string, { from: readonly SourceStatus[]; to: SourceStatus }>;
export type SourceAct = keyof typeof SOURCE_STEPS;

/** The state an act leads to; undefined where it is not possible. */
export function stepSource(act: SourceAct, status: SourceStatus): SourceStatus | undefined {
  const { from, to } = SOURCE_STEPS[act];
  return (from as readonly SourceStatus[]).includes(status) ? to : undefined;
}

/** Which proofs a platform knows. A link back can only be set on a page whose HTML is one's own. */
const METHODS: Record<Platform, readonly ProofMethod[]> = {
  youtube: ['bio-code', 'oauth'],
  instagram: ['bio-code', 'oauth'],
  tiktok: ['bio-code', 'oauth'],
  twitch: ['bio-code', 'oauth'],
  x: ['bio-code'],
  podcast: ['bio-code', 'back-link'],
  website: ['bio-code', 'back-link'],
};

export function methodsOf(platform: Platform): readonly ProofMethod[] {
  return METHODS[platform];
}

/** Path of a creator's public card below the app's own address: what a link back leads to. */
export function creatorCardPath(slug: string): string {
  return `/creators/${slug}`;
}

/** The same by the handle, which its owner chose: leads to the card, whose address stays when the handle changes. */
export function creatorHandlePath(handle: string): string {
  return `/creators/${handle.toLowerCase()}`;
}

/** Whether everybody reads the card at its address: its owner has released it, is of age, and can be found (creator.6). */
export function isCardPublic(of: { status: CreatorStatus; card: PublicCard; adult: boolean }): boolean {
  return of.status === 'active' && of.card !== 'off' && of.adult;
}

export type ActivationVerdict = 'ok' | 'suspended' | 'source_needed';

/** A creator is active only with a source that is proven; whom staff has suspended stays so. */
export function mayActivate(status: CreatorStatus, sources: readonly SourceStatus[]): ActivationVerdict {
  if (status === 'suspended') return 'suspended';
  return sources.includes('verified') ? 'ok' : 'source_needed';
}

/** Hosts of a platform's pages; undefined: any. */
const HOSTS: Partial<Record<Platform, readonly string[]>> = {
  youtube: ['youtube.com'],
  instagram: ['instagram.com'],
  tiktok: ['tiktok.com'],
  twitch: ['twitch.tv'],
  x: ['x.com', 'twitter.com'],
};

/**
 * A profile's address in the one spelling it is kept in; undefined where it is none of that platform. Query and
 * fragment go, `www.` and `m.` too where the platform is known by its host.
 */
export function profileUrl(of: Platform, text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return undefined;
  const hosts = HOSTS[of];
  const path = url.pathname.replace(/\/+$/, '');
  if (hosts === undefined) return `https://${url.hostname}${path}`;
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (!hosts.includes(host) || path === '') return undefined;
  return `https://www.${hosts[0]}${path}`;
}
