import { recurring } from '../../work/recurring.ts';
import type { WorkKinds } from '../../work/work-kinds.ts';
import { tellDue } from './due.ts';
import { eraseDue } from './erase.ts';

const MINUTE_MS = 60_000;

export const applicationWork: WorkKinds = {
  'applications.due': recurring(5 * MINUTE_MS, tellDue),
  'applications.erase': recurring(60 * MINUTE_MS, eraseDue),
};
