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
    who: ['self', 'owner'],
    net: 'queue',
    args: () => z.strictObject({ _id: id, ...addressFields.shape }),
    answer: () => address,
  }),
  'address.update': call({
    method: 'POST',
    path: '/address/update/{id}',
    who: ['self', 'owner'],
    net: 'queue',
    args: () => z.strictObject({ id, ...addressFields.shape }),
    answer: () => address,
  }),
  'address.delete': call({
    method: 'DELETE',
    path: '/address/delete/{id}',
    who: ['self', 'owner'],
    net: 'queue',
    args: () => z.strictObject({ id }),
    answer: () => z.object({ _id: id }),
  }),
  'address.get': call({
    method: 'GET',
    path: '/address/single/{id}',
    who: ['signed-in'],
    net: 'local',
    args: () => z.strictObject({ id }),
    answer: () => z.union([address, publicAddress]),
  }),
  'address.list': call({
    method: 'GET',
    path: '/address/ref/{refType}/{refId}',
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
