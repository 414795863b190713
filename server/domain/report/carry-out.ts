import type { ReportMeasure } from '../../../contract/entities/report.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Reasons } from '../restriction/restrict.ts';
import { lockUser } from './lock-account.ts';
import type { ReportRow } from './presenter.ts';
import { removeContent } from './remove-content.ts';
import { blockCompany } from './restrict-company.ts';

export type Act = {
  readonly measure: Exclude<ReportMeasure, 'none'>;
  readonly reasons: Reasons;
  /** End of a lock. */
  readonly until: Date | null;
};

type Reported = Pick<
  ReportRow,
  'id' | 'target_type' | 'target_id' | 'affected_user_id' | 'affected_company_id' | 'reason'
>;

/**
 * Does what a decision says, with its statement of reasons. Throws `fields_invalid` where there is nothing to do it to,
 * and `state_conflict` where the content is gone already: then the decision must not say that we removed it.
 */
export async function carryOut(context: ChangeContext, report: Reported, act: Act): Promise<void> {
  const { measure, reasons, until } = act;
  switch (measure) {
    case 'account_locked':
      return lockUser(context, {
        ...reasons,
        uid: report.affected_user_id as string,
        reasonCode: report.reason,
        until,
        reportId: report.id,
      });
    case 'company_blocked':
      return blockCompany(context, report.affected_company_id as string, reasons, report.id);
    case 'content_removed':
      return removeContent(context, report, reasons);
  }
}
