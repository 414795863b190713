import type { WorkKinds } from '../../work/work.ts';
import { judgeByLaw } from './age-law.ts';
import { closingNotices, tellClosing } from './closing.ts';
import { expireJobs } from './expire.ts';
import { marketFigures } from './market-figures.ts';
import { replyTimes } from './settle-reply-times.ts';
import { changeNotices } from './tell-applicants.ts';
import { readers } from './touch-readers.ts';
import { judgeUnreviewed } from './unreviewed.ts';

export const jobWork: WorkKinds = {
  ...expireJobs,
  ...tellClosing,
  ...closingNotices.work,
  ...changeNotices.work,
  ...readers.work,
  ...judgeUnreviewed,
  ...judgeByLaw,
  ...replyTimes,
  ...marketFigures,
};
