import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeedOutcome, FeedRow } from '../../../../contract/entities/job-feed.ts';
import type { Finding } from '../../../../contract/import/finding.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { findingText } from './import-words.ts';
import { TROUBLE_TEXT } from './trouble-text.ts';

/** Why an address could not be read, beyond what a file can be. */
const FAILURE_TEXT: Record<string, MessageDescriptor> = {
  page_missing: msg`There is nothing at this address any more. Check the address.`,
  unreachable: msg`The address did not answer, or not to us. Ask the people who run it whether we may read it.`,
  timeout: msg`The address took too long to answer. We try again tomorrow.`,
  too_large: msg`It is larger than 5 MB. Ask for a feed with fewer jobs.`,
  too_complex: msg`It is too long or too nested for us to read. Ask for a feed with fewer jobs.`,
  reader_failed: msg`Something went wrong on our side while we read it. We know of it, and try again tomorrow.`,
  not_text: msg`There is no feed and no web page at this address.`,
  address_refused: msg`This address is not on the public web. It has to begin with https:// and be open to everybody.`,
  too_many_redirects: msg`This address redirects too many times. Enter the final one.`,
  company_stopped: msg`Your company may not publish at the moment, so nothing was taken over.`,
};

export function failureText(i18n: I18n, code: string): string {
  const known = FAILURE_TEXT[code] ?? TROUBLE_TEXT[code as keyof typeof TROUBLE_TEXT];
  return i18n._(known ?? msg`It could not be read.`);
}

export const OUTCOME_LABEL: Record<FeedOutcome, MessageDescriptor> = {
  created: msg`new draft`,
  incomplete: msg`incomplete draft`,
  published: msg`new, online`,
  changed: msg`changed`,
  same: msg`unchanged`,
  edited: msg`edited here`,
  live: msg`not changed`,
  double: msg`double`,
  deleted: msg`deleted here`,
  unreadable: msg`no job`,
};

/** What became of a row, in a word or two. */
export function outcomeLabel({ outcome, again }: Pick<FeedRow, 'outcome' | 'again'>): MessageDescriptor {
  if (!again) return OUTCOME_LABEL[outcome];
  return outcome === 'published' ? msg`back, online` : msg`back, not online`;
}

/** Why a row is not simply a job that is as in the feed; empty where it is. */
export function rowText(i18n: I18n, { outcome, again, findings, refusal, _jobId }: FeedRow): string {
  const said = findings.map((finding) => findingText(i18n, finding as Finding)).join(' ');
  const refused = refusal === null ? '' : i18n._(errorText(refusal) ?? msg`The rules do not allow it.`);
  if (again) {
    if (outcome === 'published') return i18n._(msg`It was closed while it was gone from the feed.`);
    return `${i18n._(msg`It was closed while it was gone from the feed, and stays closed. You can publish it again.`)} ${refused}`.trim();
  }
  switch (outcome) {
    case 'created':
      return refusal === null ? '' : `${i18n._(msg`It stays a draft.`)} ${refused}`;
    case 'edited':
      return i18n._(msg`The job was edited here since, so it is left as it is.`);
    case 'live':
      return `${i18n._(msg`The job is online or in review, and this would take it off.`)} ${said || refused}`;
    case 'double':
      return _jobId === null
        ? i18n._(msg`This ad is in the feed twice.`)
        : i18n._(msg`There is a job of this title at this place already.`);
    case 'deleted':
      return i18n._(msg`The job was deleted here, so it does not come back.`);
    default:
      return said;
  }
}
