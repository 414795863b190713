import * as z from 'zod/mini';
import { call } from '../call.ts';
import { answeredInvite, company, invitationOffer, inviteToken, member } from '../entities/company.ts';
import { id, mail, text, uid } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';

/** How people come into a company and leave it; apart from `company.ts`, because these never wait in an outbox. */
export const membershipCalls = {
  'company.open-invite': call({
    method: 'POST',
    path: '/company/{companyId}/trusted-member/open-invite',
    who: ['guest'],
    net: 'network',
    // Not a GET, though nothing is written: its token must not stand in an address, which servers log.
    writes: false,
    /** To have the token is to read the mails of the address it was sent to: it is told what the mail says. */
    args: () => z.strictObject({ companyId: id, token: inviteToken }),
    answer: () => z.object({ offer: invitationOffer, mail }),
  }),
  'company.read-invite': call({
    method: 'POST',
    path: '/company/{companyId}/trusted-member/read-invite',
    who: ['signed-in'],
    net: 'network',
    // As above.
    writes: false,
    args: () => answeredInvite,
    answer: () => invitationOffer,
  }),
  'company.accept-invite': call({
    method: 'POST',
    path: '/company/{companyId}/trusted-member/accept-invite',
    who: ['signed-in'],
    net: 'network',
    args: () => answeredInvite,
    answer: () =>
      z.object({
        status: z.enum(['accepted', 'waiting']),
        /** Null while no seat is free. */
        company: z.nullable(company),
        member: z.nullable(member),
      }),
  }),
  'company.add-member': call({
    method: 'POST',
    path: '/company/{companyId}/add-member',
    who: ['owner'],
    net: 'network',
    args: () =>
      z.strictObject({
        companyId: id,
        member: z.strictObject({
          _userId: uid,
          canSign: z.boolean(),
          canChat: z.boolean(),
          position: text(TEXT_MAX.position),
        }),
      }),
    answer: () => company,
  }),
  'company.delete-member': call({
    method: 'DELETE',
    path: '/company/{companyId}/delete-member',
    who: ['member'],
    net: 'network',
    namesOthers: true,
    args: () => z.strictObject({ companyId: id, _userId: uid }),
    /** Null for a member who has left: the company is no longer theirs to read. */
    answer: () => z.nullable(company),
  }),
};
