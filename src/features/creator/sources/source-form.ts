import type { Platform } from '../../../../contract/entities/campaign.ts';
import { CREATOR_TEXT_MAX, type ProofMethod } from '../../../../contract/entities/creator.ts';
import { methodsOf, profileUrl } from '../../../../contract/policy/creator.ts';
import type { Problem } from '../../../ui/problem-resolver.ts';

/** A page to be named (creator.3). */
export type SourceForm = { platform: Platform; url: string; method: ProofMethod };

export const BLANK_SOURCE: SourceForm = { platform: 'youtube', url: '', method: 'bio-code' };

/** Proofs that can be chosen here: signing in only where it is set up. */
export function offeredMethods(platform: Platform, signIn: readonly Platform[]): ProofMethod[] {
  return methodsOf(platform).filter((method) => method !== 'oauth' || signIn.includes(platform));
}

/** An address as people write it: `https://` is added where it is missing, and put for `http://`. */
export function typedUrl(text: string): string {
  const typed = text.trim().replace(/^http:/i, 'https:');
  return typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
}

export function sourceProblems({ platform, url }: SourceForm): Problem<keyof SourceForm>[] {
  const typed = typedUrl(url);
  const known = profileUrl(platform, typed);
  const found: [keyof SourceForm, string | false][] = [
    ['url', typed === '' && 'missing'],
    ['url', typed.length > CREATOR_TEXT_MAX.url && 'too_big'],
    ['url', (known === undefined || !new URL(known).hostname.includes('.')) && 'not_a_profile'],
  ];
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** Arguments of the call but its id. @param form without problems */
export function sourceArgs({ platform, url, method }: SourceForm): SourceForm {
  return { platform, url: typedUrl(url), method };
}

/** One wish to name a page by signing in there: id and key stay the same over retries and reloads. */
export type Intent = { _id: string; key: string; body: string };

/** The intent behind a tap: the last one as long as it asks for the same thing. */
export function intentFor(form: SourceForm, last: Intent | null, newId: () => string): Intent {
  const body = JSON.stringify(sourceArgs(form));
  return last?.body === body ? last : { _id: newId(), key: newId(), body };
}
