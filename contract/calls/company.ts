import * as z from 'zod/mini';
import { call } from '../call.ts';
import { company, companyGeneral } from '../entities/company.ts';
import { filled, id, uid } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';

export const companyCalls = {
  'company.create': call({
    method: 'POST',
    path: '/company/create',
    summary: 'Makes an unverified company with the caller as its owner.',
    who: ['self'],
    net: 'network',
    args: z.strictObject({
      /** Made by the app, so that a replay after a lost answer names the same company. */
      _id: id,
      companyUID: filled(TEXT_MAX.companyUID),
      companyName: filled(TEXT_MAX.companyName),
      _userId: uid,
    }),
    answer: company,
  }),
  'company.update-general': call({
    method: 'POST',
    path: '/company/update-general',
    summary: 'Changes single facts of a company.',
    who: ['owner'],
    net: 'queue',
    args: z.strictObject({ companyId: id, general: z.partial(companyGeneral) }),
    answer: company,
  }),
};
