import type { userCalls } from '../../../contract/calls/user.ts';
import { answerGone, asTold, reread } from '../../api/again.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { type Beforehand, type HandlersOf, handler, ownRecord } from '../../api/handler.ts';
import { personOfLink } from '../../domain/link/link.ts';
import { readUser } from '../../domain/user/read.ts';
import { setSetting } from '../../domain/user/set-setting.ts';
import {
  changeMail,
  confirmMail,
  mayChangeMail,
  mayConfirmMail,
  mayRestoreMail,
  restoreMail,
} from './change-mail.ts';
import { chooseAddress } from './choose-address.ts';
import { createUser } from './create.ts';
import { requestDeletion, restore } from './delete.ts';
import { addDocument, removeDocument } from './document.ts';
import { hasLock, lockOf } from './has-lock.ts';
import { setImage } from './image.ts';
import { mayAnybody, mayChangeOwn, mayCreateUser, mayDeleteUser, mayReadUser } from './policy.ts';
import { mailSignIn, resetPassword, tellRegistered } from './reset-password.ts';
import { maySee, snippet } from './snippet.ts';
import { updateGeneral } from './update-general.ts';
import { mayVerifyMail, verifyMail } from './verify-mail.ts';

const theirOwner = ({ tx }: Beforehand, { token }: { token: string }) => personOfLink(tx, token);

export const userHandlers: HandlersOf<typeof userCalls> = {
  'user.change-mail': handler('user.change-mail', mayChangeMail, changeMail, asTold(mayChangeOwn)),
  'user.confirm-mail': handler('user.confirm-mail', mayConfirmMail, confirmMail, asTold(), theirOwner),
  'user.create': handler('user.create', mayCreateUser, createUser, reread(ownUser)),
  'user.delete': handler(
    'user.delete',
    mayDeleteUser,
    requestDeletion,
    reread(async (context, args) => {
      const { deletion } = await readUser(context, {}, await mayReadUser(context, args));
      if (deletion === null) throw answerGone();
      return deletion;
    }),
    (_, { userId }) => [userId],
  ),
  'user.forgot-password': handler('user.forgot-password', mayAnybody, resetPassword, asTold()),
  'user.get': handler('user.get', mayReadUser, readUser),
  'user.has-lock': handler('user.has-lock', mayAnybody, hasLock, reread(lockOf)),
  'user.mail-sign-in': handler('user.mail-sign-in', mayAnybody, mailSignIn, asTold()),
  'user.reset-password': handler('user.reset-password', mayAnybody, resetPassword, asTold()),
  'user.add-document': handler('user.add-document', mayChangeOwn, addDocument, reread(ownUser), ownRecord),
  'user.remove-document': handler(
    'user.remove-document',
    mayChangeOwn,
    removeDocument,
    reread(ownUser),
    ownRecord,
  ),
  'user.restore-mail': handler('user.restore-mail', mayRestoreMail, restoreMail, asTold(), theirOwner),
  'user.restore': handler('user.restore', mayChangeOwn, restore, reread(ownUser), ownRecord),
  'user.set-image': handler('user.set-image', mayChangeOwn, setImage, reread(ownUser), ownRecord),
  'user.set-setting': handler(
    'user.set-setting',
    mayChangeOwn,
    setSetting,
    reread(async (context) => (await ownUser(context)).settings),
    ownRecord,
  ),
  'user.snippet': handler('user.snippet', maySee, snippet),
  'user.tell-registered': handler('user.tell-registered', mayAnybody, tellRegistered, asTold()),
  'user.update-address': handler(
    'user.update-address',
    mayChangeOwn,
    chooseAddress,
    reread(ownUser),
    ownRecord,
  ),
  'user.update-general': handler(
    'user.update-general',
    mayChangeOwn,
    updateGeneral,
    reread(ownUser),
    ownRecord,
  ),
  'user.verify-mail': handler('user.verify-mail', mayVerifyMail, verifyMail, asTold(mayVerifyMail)),
};

function ownUser(context: CallContext) {
  return readUser(context, {}, userOf(context).id);
}
