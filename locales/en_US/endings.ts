import type { Endings } from '../types/endings.ts';

export const endings: Endings = {
  tooLate:
    'When your guardian had agreed, this job was no longer open. The company has not seen your application.',
  companyLeft:
    'The company is leaving Zusage and no longer looks for anybody here. Your application has ended with that; it was not about you. We wish you all the best.',
  takenDown: 'We have closed this job because it breaks our rules. Your application has ended with it.',
  unanswered: (days) =>
    `The company has not looked at any application for ${days} days. We have closed the job and ended your application, so that you need not wait any longer.`,
  neverSeen:
    'This job is closed. The company has not seen your application, because your guardian had not agreed.',
  timeOver:
    'The job is closed, and no offer was signed here. Your application has ended, and its data are deleted.',
  tooYoung:
    'Your date of birth was corrected. At your age this work is not allowed, so your application has ended.',
};
