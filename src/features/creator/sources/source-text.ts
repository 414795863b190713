import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ProofFailure, RECHECK_DAYS, type Source } from '../../../../contract/entities/creator.ts';
import type { Step } from '../../../i18n/state-lines.ts';
import type { SourceState } from './source-state.ts';

/** Why a proof was not found, and what would help (creator.4). */
export const FAILURE_TEXT: Record<ProofFailure, MessageDescriptor> = {
  code_missing: msg`The code is not on this page. Check whether it was saved there, and whether everybody can see it.`,
  code_expired: msg`The code was too old when we looked. Get a new one.`,
  link_missing: msg`The line with the link is not on this page. Check whether it was saved there.`,
  page_missing: msg`There is no page at this address. Check the link.`,
  unreachable: msg`The page could not be read. Some platforms do not let us look. Try it again later, or prove it another way.`,
  timeout: msg`The page took too long to answer. Try it again later.`,
  too_large: msg`The page is too large for us to read. Name one that is smaller.`,
  not_text: msg`There is no readable page at this address. Check the link.`,
  address_refused: msg`This address is not on the public web. Check the link.`,
  too_many_redirects: msg`This address redirects too many times. Enter the final one.`,
  sign_in_refused: msg`The sign-in there did not work, or you did not agree to it. Try it again.`,
  other_account: msg`You signed in there with another account than the one of this page.`,
  taken: msg`This page is verified for another profile already. If it is yours, write to us.`,
  staff: msg`Somebody of us has looked at this page and could not confirm that it is yours.`,
};

/** Of a sign-in: there is no page that was looked at. */
const PLATFORM_SILENT = msg`The platform did not answer. Sign in there again later.`;

type Words = {
  until: string;
  on: string;
  /** The profile is shown by this page alone. */
  isLast: boolean;
};

/**
 * What a state means, in a sentence.
 * @param words dates as they are shown: `until` of the code or of the time to mend, `on` of the proof
 */
export function stateText(
  state: SourceState,
  source: Source,
  { until, on, isLast }: Words,
): MessageDescriptor {
  switch (state) {
    case 'unsent':
      return msg`Saved on this device. Its code comes as soon as you are online.`;
    case 'sending':
      return msg`It is on its way. Its code comes with the answer.`;
    case 'code':
      return msg`Not verified yet. The code is good until ${until}.`;
    case 'code-old':
      return msg`Not verified. The code is too old by now; get a new one.`;
    case 'sign-in':
      return msg`Not verified yet. Sign in there to prove that it is yours.`;
    case 'checking':
      return msg`We are looking at the page. That takes a few seconds.`;
    case 'verified':
      return msg`Verified on ${on}. We look again every ${RECHECK_DAYS.after} days.`;
    case 'failed':
      if (source.method === 'oauth' && source.reason === 'unreachable') return PLATFORM_SILENT;
      return source.reason ? FAILURE_TEXT[source.reason] : msg`We could not verify this page.`;
    case 'expired':
      return isLast
        ? msg`We no longer found the proof on this page, and companies see that. Prove it again by ${until}, otherwise your profile is paused.`
        : msg`We no longer found the proof on this page, and companies see that. Prove it again, or remove it.`;
  }
}

const STEPS: readonly Omit<Step, 'state'>[] = [
  { key: 'here', label: msg`on this device` },
  { key: 'sent', label: msg`sent` },
  { key: 'code', label: msg({ message: 'code given', context: 'state of a creator’s page' }) },
  { key: 'checking', label: msg({ message: 'looked at', context: 'state of a creator’s page' }) },
  { key: 'verified', label: msg({ message: 'verified', context: 'state of a creator’s page' }), good: true },
];

const REACHED: Record<SourceState, number> = {
  unsent: 0,
  sending: 1,
  code: 2,
  'code-old': 2,
  'sign-in': 2,
  checking: 3,
  failed: 3,
  verified: 4,
  expired: 4,
};

/** The truth about a page, in the form that everything has here. */
export function sourceSteps(state: SourceState, { method }: Pick<Source, 'method'>): Step[] {
  const reached = REACHED[state];
  return STEPS.map((step, at): Step => {
    const label = at === 2 && method === 'oauth' ? SIGN_IN : step.label;
    if (at !== reached) return { ...step, label, good: false, state: at < reached ? 'done' : 'ahead' };
    if (state === 'failed') return { key: step.key, label: NOT_FOUND, state: 'refused' };
    if (state === 'expired') return { key: step.key, label: EXPIRED, state: 'refused' };
    if (state === 'code-old') return { key: step.key, label: CODE_OLD, state: 'refused' };
    return { ...step, label, state: 'current' };
  });
}

const SIGN_IN = msg({ message: 'to be signed in', context: 'state of a creator’s page' });
const NOT_FOUND = msg({ message: 'not verified', context: 'state of a creator’s page' });
const EXPIRED = msg({ message: 'proof is gone', context: 'state of a creator’s page' });
const CODE_OLD = msg({ message: 'code too old', context: 'state of a creator’s page' });
