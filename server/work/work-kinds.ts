import type { ChangeContext } from '../api/call-context.ts';
import { mailWork } from '../mail/work.ts';
import { applicationWork } from '../routes/application/work.ts';
import { companyWork } from '../routes/company/work.ts';
import { conversationWork } from '../routes/conversation/work.ts';
import { creatorWork } from '../routes/creator/work.ts';
import { fileWork } from '../routes/file/work.ts';
import { guardianWork } from '../routes/guardian/work.ts';
import { jobWork } from '../routes/job/work.ts';
import { notificationWork } from '../routes/notification/work.ts';
import { offerWork } from '../routes/offer/work.ts';
import { rightsWork } from '../routes/rights/work.ts';
import { searchWork } from '../routes/search/work.ts';
import { subscriptionWork } from '../routes/subscription/work.ts';
import { userWork } from '../routes/user/work.ts';
import { systemWork } from './system-work.ts';

/**
 * Does one task. It may run twice (a kill after an outside effect), so it asks for the state before it acts. A
 * returned date keeps the task for then: that is how recurring work recurs.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most tasks end without a word.
export type Work = (context: ChangeContext, payload: unknown) => Promise<Date | void>;
export type WorkKinds = Readonly<Record<string, Work>>;

/** Every kind of work; a task of a kind that is missing here stays untouched. */
export const workKinds: WorkKinds = {
  ...applicationWork,
  ...companyWork,
  ...conversationWork,
  ...creatorWork,
  ...fileWork,
  ...jobWork,
  ...mailWork,
  ...notificationWork,
  ...offerWork,
  ...subscriptionWork,
  ...guardianWork,
  ...rightsWork,
  ...userWork,
  ...searchWork,
  ...systemWork,
};
