import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '../../../contract/entities/report.ts';

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
