import type { Platform } from '../../../contract/entities/campaign.ts';
import type { ProofFailure, ProofMethod } from '../../../contract/entities/creator.ts';
import { externalIdOf, handleOf } from './external-id.ts';

export type ProofQuestion = {
  readonly method: ProofMethod;
  readonly platform: Platform;
  readonly url: string;
  readonly code: string;
  /** Address of the creator's public card: what a link back leads to. */
  readonly card: string;
  /** What the platform's sign-in page has given back; not there when a proof is only looked at again. */
  readonly oauthCode?: string | undefined;
  /** The permanent id that was proven before; null: none is known, or nothing was. */
  readonly proven: string | null;
};

export type ProofAnswer =
  | {
      readonly found: true;
      readonly externalId: string | null;
      readonly handle: string | null;
      readonly followers: number | null;
    }
  | { readonly found: false; readonly reason: ProofFailure };

/**
 * Whether a page proves what it should. Looked at again, the account's permanent id is as good as the code, which the
 * creator may have taken down: a handle that changed hands has another id.
 */
export function judge(question: ProofQuestion, html: string): ProofAnswer {
  const externalId = externalIdOf(question.platform, html);
  const same = question.proven !== null && question.proven === externalId;
  if (same || shows(question, html))
    return { found: true, externalId, handle: handleOf(question.platform, question.url), followers: null };
  return { found: false, reason: MISSING[question.method] };
}

const MISSING: Record<ProofMethod, ProofFailure> = {
  'bio-code': 'code_missing',
  'back-link': 'link_missing',
  oauth: 'sign_in_refused',
};

function shows({ method, code, card }: ProofQuestion, html: string): boolean {
  if (method === 'bio-code') return html.toLowerCase().includes(code.toLowerCase());
  return method === 'back-link' && linksBack(html, card);
}

/** `<a rel="me" href="…">` or `<link …>`, in whatever order and quotes. */
function linksBack(html: string, card: string): boolean {
  for (const [tag] of html.matchAll(/<(?:a|link)\s[^>]{1,2000}>/gi)) {
    const rel = attribute(tag, 'rel')?.toLowerCase().split(/\s+/) ?? [];
    const href = attribute(tag, 'href')?.replaceAll('&amp;', '&').replace(/\/$/, '');
    if (rel.includes('me') && href === card) return true;
  }
  return false;
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}
