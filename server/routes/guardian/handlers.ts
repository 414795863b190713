import type { guardianCalls } from '../../../contract/calls/guardian.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { confirm } from './confirm.ts';
import { openLink } from './open.ts';
import { mayConfirm, mayOpen, mayResend, mayRevoke } from './policy.ts';
import { resend } from './resend.ts';
import { revoke } from './revoke.ts';

export const guardianHandlers: HandlersOf<typeof guardianCalls> = {
  'guardian.confirm': handler('guardian.confirm', mayConfirm, confirm),
  'guardian.get': handler('guardian.get', mayOpen, openLink),
  'guardian.resend': handler('guardian.resend', mayResend, resend),
  'guardian.revoke': handler('guardian.revoke', mayRevoke, revoke),
};
