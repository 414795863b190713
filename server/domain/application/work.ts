import { once, type WorkKinds } from '../../work/work.ts';
import { tellDue } from './due.ts';
import { eraseDue } from './erase.ts';
import { repairApplications } from './repair.ts';

export const applicationWork: WorkKinds = {
  ...tellDue,
  ...eraseDue,
  'application.repair': once(repairApplications, { lane: 'bulk' }),
};
