import * as z from 'zod/mini';
import { call } from '../call.ts';
import { address, addressFields } from '../entities/address.ts';
import { id } from '../fields.ts';

/** What waits in the outbox. */
export const addressChanges = {
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
};
