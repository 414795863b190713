import { decideAppeals, listAppeals, recordAppeal } from './appeals.ts';
import type { StaffCommand } from './command.ts';
import { confirmVatId } from './confirm-vat-id.ts';
import { correctBirthDate } from './correct-birth-date.ts';
import { failSource, listSources, verifySource } from './creator.ts';
import { endPlan } from './end-plan.ts';
import { listEuSales } from './eu-sales.ts';
import { grantAdmin, revokeAdmin } from './grant-admin.ts';
import { givePlan, takePlan } from './grant-plan.ts';
import { bookPayments, refund } from './invoices.ts';
import { listLate } from './late.ts';
import { lock, unlock } from './lock.ts';
import { exportLog, verifyLogs } from './logs.ts';
import { archiveAPage, publishAPage } from './pages.ts';
import { recordReport } from './record-report.ts';
import { endARedirect, listAllRedirects, redirectAPath } from './redirects.ts';
import { removeMessage } from './remove-message.ts';
import { decideReports, listReports } from './reports.ts';
import { approve, listReview, refuse, unpublishJob } from './review.ts';
import { listSellers, tellSellers } from './sellers.ts';
import { showReport } from './show-report.ts';
import { publishTexts } from './texts.ts';
import { listVerifications, refuseVerification, showVerification } from './verifications.ts';
import { blockCompany, unblockCompany, unverifyCompany, verifyCompany } from './verify-company.ts';
import { listWork, retryWork } from './work.ts';

/** Everything staff can do, in the order of `--help`. */
export const staffCommands: readonly StaffCommand[] = [
  lock,
  unlock,
  correctBirthDate,
  listReports,
  showReport,
  recordReport,
  decideReports,
  listAppeals,
  recordAppeal,
  decideAppeals,
  listLate,
  listVerifications,
  showVerification,
  refuseVerification,
  verifyCompany,
  unverifyCompany,
  blockCompany,
  unblockCompany,
  listReview,
  approve,
  refuse,
  unpublishJob,
  removeMessage,
  publishAPage,
  archiveAPage,
  publishTexts,
  redirectAPath,
  endARedirect,
  listAllRedirects,
  listSources,
  verifySource,
  failSource,
  bookPayments,
  refund,
  confirmVatId,
  listEuSales,
  listSellers,
  tellSellers,
  givePlan,
  takePlan,
  endPlan,
  verifyLogs,
  exportLog,
  listWork,
  retryWork,
  grantAdmin,
  revokeAdmin,
];
