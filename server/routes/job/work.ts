import { recurring } from '../../work/recurring.ts';
import type { WorkKinds } from '../../work/work-kinds.ts';
import { tellClosing } from './closing.ts';
import { settleReplyTimes } from './settle-reply-times.ts';
import { judgeUnreviewed } from './unreviewed.ts';

const HOUR_MS = 3_600_000;

export const jobWork: WorkKinds = {
  'jobs.closing': recurring(HOUR_MS, tellClosing),
  'jobs.reply-times': recurring(24 * HOUR_MS, settleReplyTimes),
  'jobs.unreviewed': recurring(HOUR_MS, judgeUnreviewed),
};
