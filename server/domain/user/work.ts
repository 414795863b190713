import { outside, type WorkKinds } from '../../work/work.ts';
import { mailReset, RESET_MAIL } from './reset-mail.ts';
import { mailVerifyLink, VERIFY_MAIL } from './verification-mail.ts';

export const userWork: WorkKinds = {
  [RESET_MAIL]: outside(mailReset),
  [VERIFY_MAIL]: outside(mailVerifyLink),
};
