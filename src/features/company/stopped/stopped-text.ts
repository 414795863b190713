import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '../../../../contract/entities/application.ts';
import type { JobStatus } from '../../../../contract/entities/job.ts';
import { errorText } from '../../../i18n/error-text.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';

/** What became of an applicant while a decision was under way. */
const APPLICANT_NOW: Partial<Record<ApplicationStatus, MessageDescriptor>> = {
  accepted: msg`This person was invited to talk in the meantime.`,
  hired: msg`This person was hired in the meantime.`,
  rejected: msg`This person was rejected in the meantime.`,
  withdrawn: msg`This person withdrew the application in the meantime. A withdrawal comes before a decision.`,
  removed: msg`This application was removed in the meantime.`,
  closed: msg`This application was closed in the meantime.`,
};

const JOB_NOW: Record<JobStatus, MessageDescriptor> = {
  draft: msg`This job is a draft again.`,
  in_review: msg`This job is in review by now.`,
  published: msg`This job is published already.`,
  unpublished: msg`This job is no longer published.`,
};

/** Why a change was stopped, and what follows from it. Decided by the code, never by the server's text. */
export function stoppedText({ name, refusal }: Pick<OutboxEntry, 'name' | 'refusal'>): MessageDescriptor {
  const status = String(refusal?.detail?.status ?? '');
  switch (refusal?.code) {
    case 'state_conflict': {
      const known = name.startsWith('application.')
        ? APPLICANT_NOW[status as ApplicationStatus]
        : JOB_NOW[status as JobStatus];
      return known ?? msg`It has moved on in the meantime.`;
    }
    case 'rev_conflict': {
      const by = String(refusal.detail?.by ?? '');
      return msg`${by} has changed this job since you opened it.`;
    }
    case 'outcomes_missing':
      return msg`Somebody applied in the meantime and needs an answer as well.`;
    case 'pay_required':
      return msg`A job of this kind is only published with its pay. Add the pay and publish it again.`;
    case 'fields_invalid':
      return msg`Some of what you wrote was not accepted. Look at it again.`;
    case 'not_allowed':
      return msg`Your role in the company does not allow this. Ask the owner.`;
    case 'not_found':
      return msg`It is no longer there.`;
    case 'locked':
      return msg`This account is locked, so nothing is accepted from it.`;
    default:
      return errorText(refusal?.code) ?? msg`The server did not accept this.`;
  }
}

/** Whether sending the same thing once more can end differently. */
export function mayEndOtherwise(refusal: OutboxEntry['refusal']): boolean {
  return !['state_conflict', 'not_found', 'rev_conflict', 'outcomes_missing'].includes(refusal?.code ?? '');
}

/** Who was faster, and when; null where the server does not say (a person who applied is told to nobody as a colleague). */
export function overtakenBy({
  name,
  refusal,
}: Pick<OutboxEntry, 'name' | 'refusal'>): { by: string; at: string } | null {
  const { by, at } = refusal?.detail ?? {};
  const decided = name.startsWith('application.') && refusal?.code === 'state_conflict';
  return decided && typeof by === 'string' && typeof at === 'string' ? { by, at } : null;
}
