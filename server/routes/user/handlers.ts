import type { userCalls } from '../../../contract/calls/user.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { chooseAddress } from './choose-address.ts';
import { createUser } from './create.ts';
import { requestDeletion, restore } from './delete.ts';
import { hasLock } from './has-lock.ts';
import { setImage } from './image.ts';
import { mayAnybody, mayChangeOwn, mayCreateUser, mayDeleteUser, mayReadUser } from './policy.ts';
import { readUser } from './read.ts';
import { resetPassword, tellRegistered } from './reset-password.ts';
import { setSetting } from './set-setting.ts';
import { maySee, snippet } from './snippet.ts';
import { updateGeneral } from './update-general.ts';
import { mayVerifyMail, verifyMail } from './verify-mail.ts';

export const userHandlers: HandlersOf<typeof userCalls> = {
  'user.create': handler('user.create', mayCreateUser, createUser),
  'user.delete': handler('user.delete', mayDeleteUser, requestDeletion),
  'user.get': handler('user.get', mayReadUser, readUser),
  'user.has-lock': handler('user.has-lock', mayAnybody, hasLock),
  'user.reset-password': handler('user.reset-password', mayAnybody, resetPassword),
  'user.restore': handler('user.restore', mayChangeOwn, restore),
  'user.set-image': handler('user.set-image', mayChangeOwn, setImage),
  'user.set-setting': handler('user.set-setting', mayChangeOwn, setSetting),
  'user.snippet': handler('user.snippet', maySee, snippet),
  'user.tell-registered': handler('user.tell-registered', mayAnybody, tellRegistered),
  'user.update-address': handler('user.update-address', mayChangeOwn, chooseAddress),
  'user.update-general': handler('user.update-general', mayChangeOwn, updateGeneral),
  'user.verify-mail': handler('user.verify-mail', mayVerifyMail, verifyMail),
};
