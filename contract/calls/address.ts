import * as z from 'zod/mini';
import { call } from '../call.ts';
import { address, addressReference, addressRefType, publicAddress } from '../entities/address.ts';
import { cursor, id, limit, pageOf } from '../fields.ts';
import { addressChanges } from './address-changes.ts';

/** Postal addresses of users, companies, jobs and customers. */
export const addressCalls = {
  ...addressChanges,
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
