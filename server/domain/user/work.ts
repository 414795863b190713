import { once, outside, type WorkKinds } from '../../work/work.ts';
import { CHANGE_MAIL, mailChangeLink } from './change-mail.ts';
import { mailPasswordChanged, PASSWORD_MAIL } from './password-mail.ts';
import { mailReset, RESET_MAIL } from './reset-mail.ts';
import { mailSignInLink, SIGN_IN_MAIL } from './sign-in-mail.ts';
import { mailVerifyLink, VERIFY_MAIL } from './verification-mail.ts';

export const userWork: WorkKinds = {
  [CHANGE_MAIL]: once(mailChangeLink),
  [PASSWORD_MAIL]: once(mailPasswordChanged),
  [RESET_MAIL]: outside(mailReset),
  [SIGN_IN_MAIL]: once(mailSignInLink),
  [VERIFY_MAIL]: outside(mailVerifyLink),
};
