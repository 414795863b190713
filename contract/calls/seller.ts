import * as z from 'zod/mini';
import { call } from '../call.ts';
import { seller, sellerFacts } from '../entities/seller.ts';

/** Data of people who sell services here, for the tax authorities. Never waits on a device: it holds a tax number. */
export const sellerCalls = {
  'seller.get': call({
    method: 'GET',
    path: '/user/seller',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({}),
    answer: () => seller,
  }),
  'seller.save': call({
    method: 'POST',
    path: '/user/seller',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ facts: sellerFacts }),
    answer: () => seller,
  }),
};
