import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { faultText } from '../../i18n/error-text.ts';
import type { IntentProblem } from '../../sync/react/use-intent.ts';

/** Why a call that needs the network did not work, and what to do next. */
export function callProblem(problem: IntentProblem): MessageDescriptor {
  if (problem.kind === 'signed-out')
    return msg`You are no longer signed in. Sign in again, then repeat this.`;
  if (problem.kind === 'no-answer')
    return msg`There was no answer. This needs the network; trying again is safe.`;
  const { code } = problem.error;
  if (code === 'proof_unavailable') return msg`Signing in there is not set up here. Take the code.`;
  if (code === 'too_many_requests')
    return msg`That was too often: ten looks an hour are the most. Wait a little, then try again.`;
  return faultText(code);
}
