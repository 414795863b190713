import {
  APPEAL_ANSWER_DAYS,
  APPEAL_MONTHS,
  DELETION_GRACE_DAYS,
  ERASE_AFTER_MONTHS,
  GUARDIAN_LINK_DAYS,
  GUARDIAN_WAIT_DAYS,
  UNREVIEWED_DAYS,
  VALID_THROUGH_MAX_DAYS,
} from '../../../contract/limits.ts';

/** Figures that pages name, `{guardianLinkDays}` in their text: those the program keeps to. */
export const FIGURES: Readonly<Record<string, number>> = {
  adDays: VALID_THROUGH_MAX_DAYS,
  appealDays: APPEAL_ANSWER_DAYS,
  appealMonths: APPEAL_MONTHS,
  eraseMonths: ERASE_AFTER_MONTHS,
  graceDays: DELETION_GRACE_DAYS,
  guardianEraseDays: GUARDIAN_WAIT_DAYS.erase,
  guardianLinkDays: GUARDIAN_LINK_DAYS,
  guardianRemindDays: GUARDIAN_WAIT_DAYS.remind,
  unreviewedDays: UNREVIEWED_DAYS.unpublish,
};
