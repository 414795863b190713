import * as z from 'zod/mini';
import { call } from '../call.ts';
import { answeredInvite, company, companyCard, companyGeneral, invitation } from '../entities/company.ts';
import { companySettings } from '../entities/company-settings.ts';
import { newRegistration } from '../entities/registration.ts';
import { filled, id, instant, mail, queryFlag, text, uid } from '../fields.ts';
import { FILE_MAX, TEXT_MAX } from '../limits.ts';

const position = text(TEXT_MAX.position);

export const companyCalls = {
  'company.create': call({
    method: 'POST',
    path: '/company/create',
    who: ['self'],
    net: 'network',
    args: () =>
      z.strictObject({
        /** Made by the app, so that a replay after a lost answer names the same company. */
        _id: id,
        /** Its VAT number; whoever has none is told apart by `registration`. One of the two. */
        companyUID: z.optional(filled(TEXT_MAX.companyUID)),
        registration: z.optional(newRegistration),
        companyName: filled(TEXT_MAX.companyName),
        _userId: uid,
      }),
    answer: () => company,
  }),
  'company.get': call({
    method: 'GET',
    path: '/company/{companyId}',
    who: ['guest'],
    net: 'local',
    cacheable: true,
    args: () => z.strictObject({ companyId: id }),
    answer: () => z.union([company, companyCard]),
  }),
  'company.look-up': call({
    method: 'GET',
    path: '/company/look-up/{companyUID}',
    who: ['signed-in'],
    net: 'network',
    args: () => z.strictObject({ companyUID: filled(TEXT_MAX.companyUID) }),
    /** Null where there is none. */
    answer: () =>
      z.object({
        company: z.nullable(z.object({ _id: id, companyName: z.string(), verified: z.boolean() })),
      }),
  }),
  'company.update-general': call({
    method: 'POST',
    path: '/company/update-general',
    who: ['owner'],
    net: 'queue',
    args: () => z.strictObject({ companyId: id, general: z.partial(companyGeneral) }),
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
  'company.delete': call({
    method: 'DELETE',
    path: '/company/delete',
    who: ['owner'],
    net: 'network',
    args: () =>
      z.strictObject({
        companyId: id,
        /** The company's name, typed. */
        confirmName: text(TEXT_MAX.companyName),
        /** Keeps the company after all. */
        undo: z.optional(z.union([z.boolean(), queryFlag])),
      }),
    /** Both null after `undo`. */
    answer: () => z.object({ deletedAt: z.nullable(instant), finalAt: z.nullable(instant) }),
  }),
};
