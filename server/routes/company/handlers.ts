import type { companyCalls } from '../../../contract/calls/company.ts';
import type { membershipCalls } from '../../../contract/calls/membership.ts';
import { answerGone, asTold, reread } from '../../api/again.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { type HandlersOf, handler, ownRecord } from '../../api/handler.ts';
import { findHandover } from '../../domain/company/handover.ts';
import { ownRow } from '../../domain/sync/own-row.ts';
import { addMember } from './add-member.ts';
import { updateAddress } from './address.ts';
import { acceptInvite, readAcceptance, rejectInvite } from './answer-invite.ts';
import { createCompany } from './create.ts';
import { deleteCompany } from './delete.ts';
import { deleteMember } from './delete-member.ts';
import { disinvite } from './disinvite.ts';
import { handInRegistration } from './hand-in-registration.ts';
import { setBanner, setLogo } from './images.ts';
import { mayAcceptInvite, mayAnswerInvite, mayOpenInvite, mayReadInvite } from './invitation-policy.ts';
import { invite } from './invite.ts';
import { answerOwnership, mayAnswerOwnership, offerOwnership } from './ownership.ts';
import {
  mayCreateCompany,
  mayDelete,
  mayInvite,
  mayLookUpCompany,
  mayManage,
  mayReadCompany,
  mayRemoveMember,
} from './policy.ts';
import { getCompany, lookUpCompany } from './read.ts';
import { openInvite, readInvite } from './read-invite.ts';
import { setSetting, updateGeneral } from './update.ts';
import { updateMember } from './update-member.ts';

/** A membership changes behind its person's row, as everything else that a call decides by. */
const theMember = (_: unknown, { member }: { member: { _userId: string } }) => [member._userId];

export const companyHandlers: HandlersOf<typeof companyCalls & typeof membershipCalls> = {
  'company.accept-invite': handler(
    'company.accept-invite',
    mayAcceptInvite,
    acceptInvite,
    reread(readAcceptance),
    ownRecord,
  ),
  'company.add-member': handler('company.add-member', mayManage, addMember, reread(ownCompany), theMember),
  'company.answer-ownership': handler(
    'company.answer-ownership',
    mayAnswerOwnership,
    answerOwnership,
    reread(ownCompany),
    async ({ tx, uid }, { companyId }) => {
      const handover = await findHandover(tx, companyId);
      return [uid, handover?.offered_by].filter((one) => one !== undefined);
    },
  ),
  'company.create': handler(
    'company.create',
    mayCreateCompany,
    createCompany,
    reread((context, { _id }) => ownRow(context, 'company', _id)),
    ownRecord,
  ),
  'company.delete': handler(
    'company.delete',
    mayDelete,
    deleteCompany,
    reread(async (context, { companyId }) => {
      const { deletion } = await ownRow(context, 'company', companyId);
      return { deletedAt: deletion?.requestedAt ?? null, finalAt: deletion?.finalAt ?? null };
    }),
  ),
  'company.delete-member': handler(
    'company.delete-member',
    mayRemoveMember,
    deleteMember,
    reread(async (context, { companyId, _userId }) =>
      _userId === userOf(context).id ? null : ownRow(context, 'company', companyId),
    ),
    (_, { _userId }) => [_userId],
  ),
  'company.disinvite': handler(
    'company.disinvite',
    mayManage,
    disinvite,
    reread(async (context, { companyId }) => (await ownRow(context, 'company', companyId)).invitations),
  ),
  'company.get': handler('company.get', mayReadCompany, getCompany),
  'company.hand-in-registration': handler(
    'company.hand-in-registration',
    mayManage,
    handInRegistration,
    reread(ownCompany),
  ),
  'company.invite': handler(
    'company.invite',
    mayInvite,
    invite,
    reread(async (context, { companyId, _receiverMail }) => {
      const { invitations } = await ownRow(context, 'company', companyId);
      const open = invitations.find(({ mail }) => mail === _receiverMail.toLowerCase());
      if (open === undefined) throw answerGone();
      return open;
    }),
  ),
  'company.look-up': handler('company.look-up', mayLookUpCompany, lookUpCompany),
  'company.offer-ownership': handler(
    'company.offer-ownership',
    mayManage,
    offerOwnership,
    reread(ownCompany),
    (_, { _userId }) => (_userId === null ? [] : [_userId]),
  ),
  'company.open-invite': handler('company.open-invite', mayOpenInvite, openInvite),
  'company.read-invite': handler('company.read-invite', mayReadInvite, readInvite),
  'company.reject-invite': handler('company.reject-invite', mayAnswerInvite, rejectInvite, asTold()),
  'company.set-banner': handler('company.set-banner', mayManage, setBanner, reread(ownCompany)),
  'company.set-logo': handler('company.set-logo', mayManage, setLogo, reread(ownCompany)),
  'company.set-setting': handler(
    'company.set-setting',
    mayManage,
    setSetting,
    reread(async (context, { companyId }) => (await ownRow(context, 'company', companyId)).settings),
  ),
  'company.update-address': handler('company.update-address', mayManage, updateAddress, reread(ownCompany)),
  'company.update-general': handler('company.update-general', mayManage, updateGeneral, reread(ownCompany)),
  'company.update-member': handler(
    'company.update-member',
    mayManage,
    updateMember,
    reread(ownCompany),
    theMember,
  ),
};

function ownCompany(context: CallContext, { companyId }: { companyId: string }) {
  return ownRow(context, 'company', companyId);
}
