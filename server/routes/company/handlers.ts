import type { companyCalls } from '../../../contract/calls/company.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { addMember } from './add-member.ts';
import { updateAddress } from './address.ts';
import { acceptInvite, rejectInvite } from './answer-invite.ts';
import { createCompany } from './create.ts';
import { deleteCompany } from './delete.ts';
import { disinvite } from './disinvite.ts';
import { setBanner, setLogo } from './images.ts';
import { mayAcceptInvite, mayAnswerInvite, mayReadInvite } from './invitation-policy.ts';
import { invite } from './invite.ts';
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
import { readInvite } from './read-invite.ts';
import { deleteMember } from './remove-member.ts';
import { setSetting, updateGeneral } from './update.ts';
import { updateMember } from './update-member.ts';

export const companyHandlers: HandlersOf<typeof companyCalls> = {
  'company.accept-invite': handler('company.accept-invite', mayAcceptInvite, acceptInvite),
  'company.add-member': handler('company.add-member', mayManage, addMember),
  'company.create': handler('company.create', mayCreateCompany, createCompany),
  'company.delete': handler('company.delete', mayDelete, deleteCompany),
  'company.delete-member': handler('company.delete-member', mayRemoveMember, deleteMember),
  'company.disinvite': handler('company.disinvite', mayManage, disinvite),
  'company.get': handler('company.get', mayReadCompany, getCompany),
  'company.invite': handler('company.invite', mayInvite, invite),
  'company.look-up': handler('company.look-up', mayLookUpCompany, lookUpCompany),
  'company.read-invite': handler('company.read-invite', mayReadInvite, readInvite),
  'company.reject-invite': handler('company.reject-invite', mayAnswerInvite, rejectInvite),
  'company.set-banner': handler('company.set-banner', mayManage, setBanner),
  'company.set-logo': handler('company.set-logo', mayManage, setLogo),
  'company.set-setting': handler('company.set-setting', mayManage, setSetting),
  'company.update-address': handler('company.update-address', mayManage, updateAddress),
  'company.update-general': handler('company.update-general', mayManage, updateGeneral),
  'company.update-member': handler('company.update-member', mayManage, updateMember),
};
