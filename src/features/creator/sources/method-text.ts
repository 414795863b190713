import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProofMethod } from '../../../../contract/entities/creator.ts';

/** Names of the ways to prove a page, and what they require. */
export const METHOD_LABEL: Record<ProofMethod, MessageDescriptor> = {
  'bio-code': msg`A code on the page`,
  'back-link': msg`A hidden link on the page`,
  oauth: msg`Signing in there`,
};

export const METHOD_HINT: Record<ProofMethod, MessageDescriptor> = {
  'bio-code': msg`You put a short code into the text of your profile, and we look for it. Nobody asks for your password.`,
  'back-link': msg`You put one line into the HTML of your own page, and we look for it.`,
  oauth: msg`The platform asks whether you agree and tells us which page is yours. We keep no access to it.`,
};
