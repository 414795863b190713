import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason, ReportTarget } from '../../../contract/entities/report.ts';

/** Reasons in the words of those who choose one. */
export const REASON_TEXT: Record<ReportReason, MessageDescriptor> = {
  scam: msg`Fraud or a trick`,
  fake_job: msg`This job does not exist`,
  fee_asked: msg`Money is asked for`,
  discrimination: msg`People are shut out for who they are`,
  harassment: msg`Insults, threats, pestering`,
  sexual_content: msg`Sexual content`,
  danger_to_minors: msg`A danger to children or teenagers`,
  illegal_work: msg`Forbidden work, or less than the minimum wage`,
  identity_theft: msg`Pretends to be somebody else`,
  spam: msg`Advertising or spam`,
  other: msg`Something else`,
};

const OF_OFFERS: readonly ReportReason[] = [
  'fee_asked',
  'scam',
  'fake_job',
  'illegal_work',
  'danger_to_minors',
  'discrimination',
  'sexual_content',
  'identity_theft',
  'spam',
  'other',
];
const OF_PEOPLE: readonly ReportReason[] = [
  'harassment',
  'sexual_content',
  'fee_asked',
  'scam',
  'danger_to_minors',
  'discrimination',
  'identity_theft',
  'spam',
  'other',
];

/** What one can say against it, the most frequent first. */
export function reasonsFor(type: ReportTarget['type']): readonly ReportReason[] {
  return type === 'job' || type === 'company' ? OF_OFFERS : OF_PEOPLE;
}
