import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  address,
  addressFields,
  addressReference,
  addressRefType,
  publicAddress,
} from '../entities/address.ts';
import { cursor, id, limit, pageOf } from '../fields.ts';

/** Postal addresses of users, companies, jobs and customers. */
export const addressCalls = {
  'address.create': call({
    method: 'POST',
    path: '/address/create',
    summary: 'Adds an address to the caller, or to a company, a job or a customer of the caller’s company.',
    who: ['self', 'owner'],
    net: 'queue',
    args: () => z.strictObject({ _id: id, ...addressFields.shape }),
    answer: () => address,
  }),
  'address.update': call({
    method: 'POST',
    path: '/address/update/{id}',
    summary: 'Changes an address; whose it is stays.',
    who: ['self', 'owner'],
    net: 'queue',
    args: () => z.strictObject({ id, ...addressFields.shape }),
    answer: () => address,
  }),
  'address.delete': call({
    method: 'DELETE',
    path: '/address/delete/{id}',
    summary: 'Deletes an address that no customer and no published job uses.',
    who: ['self', 'owner'],
    net: 'queue',
    args: () => z.strictObject({ id }),
    answer: () => z.object({ _id: id }),
  }),
  'address.get': call({
    method: 'GET',
    path: '/address/single/{id}',
    summary: 'An address; of a company’s or a job’s, strangers read country and city.',
    who: ['signed-in'],
    net: 'local',
    args: () => z.strictObject({ id }),
    answer: () => z.union([address, publicAddress]),
  }),
  'address.list': call({
    method: 'GET',
    path: '/address/ref/{refType}/{refId}',
    summary: 'All addresses of a user, a company, a job or a customer.',
    who: ['self', 'member', 'staff'],
    net: 'local',
    args: () =>
      z.strictObject({
        refType: addressRefType,
        refId: addressReference.shape.refId,
        cursor: z.optional(cursor),
        limit: z.optional(limit),
      }),
    answer: () => pageOf(address),
  }),
};
