import type { ReportReason, ReportTarget } from '../entities/report.ts';

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

/** What a form of the app or of a public page offers to say against it, the most frequent first. */
export function reasonsFor(type: ReportTarget['type']): readonly ReportReason[] {
  return type === 'job' || type === 'company' ? OF_OFFERS : OF_PEOPLE;
}
