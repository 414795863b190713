import type { WorkKinds } from '../../work/work-kinds.ts';
import { lockWork } from './lock.ts';
import { mailReset, RESET_MAIL } from './reset-password.ts';
import { mailVerifyLink, VERIFY_MAIL } from './verify-mail.ts';

export const userWork: WorkKinds = {
  ...lockWork,
  [RESET_MAIL]: mailReset,
  [VERIFY_MAIL]: mailVerifyLink,
};
