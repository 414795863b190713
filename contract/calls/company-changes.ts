import * as z from 'zod/mini';
import { call } from '../call.ts';
import { answeredInvite, company, companyGeneralPatch, invitation } from '../entities/company.ts';
import { companySettings } from '../entities/company-settings.ts';
import { id, mail, text, uid } from '../fields.ts';
import { FILE_MAX, TEXT_MAX } from '../limits.ts';

const position = text(TEXT_MAX.position);

/** What waits in the outbox. */
export const companyChanges = {
  'company.update-general': call({
    method: 'POST',
    path: '/company/update-general',
    who: ['owner'],
    net: 'queue',
    args: () => z.strictObject({ companyId: id, general: companyGeneralPatch }),
    answer: () => company,
  }),
  'company.update-address': call({
    method: 'POST',
    path: '/company/update-address',
    who: ['owner'],
    net: 'queue',
    args: () => z.strictObject({ companyId: id, addressId: id }),
    answer: () => company,
  }),
  'company.set-banner': call({
    method: 'POST',
    path: '/company/{companyId}/images/banner',
    who: ['owner'],
    net: 'queue',
    /** `_fileId` of a complete image of the caller's; null removes the banner. */
    args: () => z.strictObject({ companyId: id, imageSource: z.nullable(id) }),
    answer: () => company,
  }),
  'company.set-logo': call({
    method: 'POST',
    path: '/company/{companyId}/images/logo',
    who: ['owner'],
    net: 'queue',
    args: () => z.strictObject({ companyId: id, imageSource: z.nullable(id) }),
    answer: () => company,
  }),
  'company.hand-in-registration': call({
    method: 'POST',
    path: '/company/{companyId}/registration',
    who: ['owner'],
    net: 'queue',
    /** Documents that show who the company is; what was handed in before and not looked at is replaced. */
    args: () =>
      z.strictObject({
        companyId: id,
        files: z.array(id).check(z.minLength(1), z.maxLength(FILE_MAX.perRegistration)),
      }),
    answer: () => company,
  }),
  'company.set-setting': call({
    method: 'POST',
    path: '/company/{companyId}/setting',
    who: ['owner'],
    net: 'queue',
    args: () =>
      z.strictObject({
        companyId: id,
        setting: z
          .partial(companySettings)
          .check(z.refine((setting) => Object.keys(setting).length > 0, 'too_small')),
      }),
    answer: () => companySettings,
  }),
  'company.invite': call({
    method: 'POST',
    path: '/company/{companyId}/trusted-member/invite',
    who: ['owner'],
    net: 'queue',
    args: () =>
      z.strictObject({
        companyId: id,
        /** The caller. */
        _senderId: uid,
        _receiverMail: mail,
        position: z.optional(position),
        canSign: z.optional(z.boolean()),
        canChat: z.optional(z.boolean()),
        /** Stands in the mail, in the sender's own words. */
        note: z.optional(text(TEXT_MAX.invitationNote)),
      }),
    answer: () => invitation,
  }),
  'company.disinvite': call({
    method: 'POST',
    path: '/company/{companyId}/trusted-member/disinvite',
    who: ['owner'],
    net: 'queue',
    /** Id of the invitation, or of the account that was invited. */
    args: () => z.strictObject({ companyId: id, _receiverId: uid }),
    answer: () => z.array(invitation),
  }),
  'company.reject-invite': call({
    method: 'POST',
    path: '/company/{companyId}/trusted-member/reject-invite',
    who: ['signed-in'],
    net: 'queue',
    args: () => answeredInvite,
    answer: () => z.object({ status: z.literal('rejected') }),
  }),
  'company.update-member': call({
    method: 'PUT',
    path: '/company/{companyId}/update-member',
    who: ['owner'],
    net: 'queue',
    args: () =>
      z.strictObject({
        companyId: id,
        member: z.strictObject({
          _userId: uid,
          canSign: z.optional(z.boolean()),
          canChat: z.optional(z.boolean()),
          position: z.optional(position),
          /** An owner has both rights. To hand a company over: make the other one owner, then oneself a member. */
          role: z.optional(z.enum(['owner', 'member'])),
        }),
      }),
    answer: () => company,
  }),
  'company.offer-ownership': call({
    method: 'POST',
    path: '/company/{companyId}/offer-ownership',
    who: ['owner'],
    net: 'queue',
    namesOthers: true,
    /** Null takes back what was offered. */
    args: () => z.strictObject({ companyId: id, _userId: z.nullable(uid) }),
    answer: () => company,
  }),
  'company.answer-ownership': call({
    method: 'POST',
    path: '/company/{companyId}/answer-ownership',
    who: ['member'],
    net: 'queue',
    args: () => z.strictObject({ companyId: id, accept: z.boolean() }),
    answer: () => company,
  }),
};
