import type { guardianCalls } from '../../../contract/calls/guardian.ts';
import { asTold, reread } from '../../api/again.ts';
import { userOf } from '../../api/call-context.ts';
import { type Beforehand, type HandlersOf, handler, ownRecord } from '../../api/handler.ts';
import { personOfLink } from '../../domain/link/link.ts';
import { readUser } from '../../domain/user/read.ts';
import { confirm } from './confirm.ts';
import { correctBirthDate } from './correct-birth-date.ts';
import { openLink, presentAsked } from './open.ts';
import { mayConfirm, mayCorrect, mayOpen, mayRefuse, mayResend, mayRevoke } from './policy.ts';
import { refuse } from './refuse.ts';
import { resend } from './resend.ts';
import { revoke } from './revoke.ts';

const theChild = ({ tx }: Beforehand, { token }: { token: string }) => personOfLink(tx, token);

export const guardianHandlers: HandlersOf<typeof guardianCalls> = {
  'guardian.confirm': handler('guardian.confirm', mayConfirm, confirm, asTold(), theChild),
  'guardian.correct-birth-date': handler(
    'guardian.correct-birth-date',
    mayCorrect,
    correctBirthDate,
    asTold(),
    theChild,
  ),
  'guardian.get': handler(
    'guardian.get',
    mayOpen,
    openLink,
    reread(async (context, args) => presentAsked(context, await mayOpen(context, args))),
    theChild,
  ),
  'guardian.refuse': handler('guardian.refuse', mayRefuse, refuse, asTold(), theChild),
  'guardian.resend': handler(
    'guardian.resend',
    mayResend,
    resend,
    reread((context) => readUser(context, {}, userOf(context).id)),
    ownRecord,
  ),
  'guardian.revoke': handler('guardian.revoke', mayRevoke, revoke, asTold(), theChild),
};
