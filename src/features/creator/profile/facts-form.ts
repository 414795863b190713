import {
  CREATOR_LIST_MAX,
  CREATOR_TEXT_MAX,
  type Creator,
  type CreatorPatch,
  handle as handleShape,
} from '../../../../contract/entities/creator.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';

/** What the creator says of itself (creator.2), as it stands in the form. */
export type FactsForm = Pick<Creator, 'handle' | 'bio' | 'niches' | 'languages' | 'region'>;

export const BLANK_FACTS: FactsForm = { handle: '', bio: '', niches: [], languages: [], region: '' };

const KEYS = Object.keys(BLANK_FACTS) as (keyof FactsForm)[];

/** The facts alone, out of something that carries more. */
export function factsOf(of: Partial<FactsForm>, otherwise: FactsForm = BLANK_FACTS): FactsForm {
  const { handle, bio, niches, languages, region } = { ...otherwise, ...of };
  return { handle, bio, niches, languages, region };
}

/** As it is sent: without the spaces around. */
export function trimmedFacts(values: FactsForm): FactsForm {
  const niches = values.niches.map((niche) => niche.trim()).filter((niche) => niche !== '');
  return {
    handle: values.handle.trim(),
    bio: values.bio.trim(),
    niches,
    languages: values.languages,
    region: values.region.trim(),
  };
}

export function isSameFacts(a: FactsForm, b: FactsForm): boolean {
  return KEYS.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
}

export function factsProblems(values: FactsForm): Problem<keyof FactsForm>[] {
  const { handle, bio, niches, languages, region } = trimmedFacts(values);
  const found: [keyof FactsForm, string | false][] = [
    ['handle', handle === '' && 'missing'],
    ['handle', !handleShape.safeParse(handle).success && 'not_a_handle'],
    ['bio', bio.length > CREATOR_TEXT_MAX.bio && 'too_big'],
    ['niches', niches.length > CREATOR_LIST_MAX.niches && 'too_many'],
    ['niches', niches.some((niche) => niche.length > CREATOR_TEXT_MAX.niche) && 'too_big'],
    ['languages', languages.length > CREATOR_LIST_MAX.languages && 'too_many'],
    ['region', region.length > CREATOR_TEXT_MAX.region && 'too_big'],
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** Only what was changed since `before` was shown; null where that is nothing. */
export function changedFacts(before: FactsForm, values: FactsForm): Partial<FactsForm> | null {
  const now = trimmedFacts(values);
  const keys = KEYS.filter((key) => JSON.stringify(now[key]) !== JSON.stringify(before[key]));
  return keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, now[key]])) : null;
}

/** A refused patch with the facts as they are now: what is no longer changed leaves it. Null: nothing is left. */
export function amendedPatch(refused: CreatorPatch, changed: Partial<FactsForm>): CreatorPatch | null {
  const rest = Object.entries(refused).filter(([key]) => !(key in BLANK_FACTS));
  const patch: CreatorPatch = { ...Object.fromEntries(rest), ...changed };
  return Object.keys(patch).length > 0 ? patch : null;
}
