import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import { TRACKED_TEXTS } from './next-words.ts';
import type { ProofLine } from './proof-lines.ts';

const STATUS_TEXTS: Record<ApplicationStatus, MessageDescriptor> = {
  submitted: msg`Received`,
  viewed: msg`Seen`,
  accepted: msg`Invited to talk`,
  hired: msg`Hired`,
  rejected: msg`Rejected`,
  withdrawn: msg`Withdrawn`,
  removed: msg`Ended`,
  // Not only because the job was closed: also without an answer, or with the company.
  closed: msg`Ended`,
};

/** How a line of the proof stands. */
export function lineStateText(line: ProofLine): MessageDescriptor {
  return line.way === 'here' ? STATUS_TEXTS[line.state] : TRACKED_TEXTS[line.state];
}
