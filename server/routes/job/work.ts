import type { WorkKinds } from '../../work/work.ts';
import { tellClosing } from './closing.ts';
import { expireJobs } from './expire.ts';
import { replyTimes } from './settle-reply-times.ts';
import { judgeUnreviewed } from './unreviewed.ts';

export const jobWork: WorkKinds = { ...expireJobs, ...tellClosing, ...judgeUnreviewed, ...replyTimes };
