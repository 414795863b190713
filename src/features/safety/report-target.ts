import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportTarget } from '../../../contract/entities/report.ts';

/** The heading of the form, and the name of a report in lists. */
export const REPORT_TITLE: Record<ReportTarget['type'], MessageDescriptor> = {
  job: msg`Report this ad`,
  company: msg`Report this company`,
  creator: msg`Report this creator`,
  message: msg`Report this message`,
  user: msg`Report this person`,
  conversation: msg`Report this conversation`,
};

export const TARGET_NAME: Record<ReportTarget['type'], MessageDescriptor> = {
  job: msg`An ad`,
  company: msg`A company`,
  creator: msg`A creator`,
  message: msg`A message`,
  user: msg`A person`,
  conversation: msg`A conversation`,
};

/** What the address says is to be reported (`job` and its id, with a dot between); null for anything else. */
export function targetOf(address: string): ReportTarget | null {
  const at = address.indexOf('.');
  const type = address.slice(0, at);
  const id = address.slice(at + 1);
  return at > 0 && id !== '' && isTargetType(type) ? { type, id } : null;
}

function isTargetType(type: string): type is ReportTarget['type'] {
  return Object.hasOwn(TARGET_NAME, type);
}
