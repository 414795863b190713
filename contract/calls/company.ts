import * as z from 'zod/mini';
import { call } from '../call.ts';
import { company, companyCard } from '../entities/company.ts';
import { newRegistration } from '../entities/registration.ts';
import { filled, id, instant, queryFlag, text, uid } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';
import { companyChanges } from './company-changes.ts';

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
  ...companyChanges,
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
