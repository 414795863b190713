import * as z from 'zod/mini';
import { call } from '../call.ts';
import { planId, product } from '../entities/product.ts';

/** Plans and their prices. */
export const productCalls = {
  'product.list': call({
    method: 'GET',
    path: '/product',
    who: ['guest', 'staff'],
    net: 'network',
    cacheable: true,
    args: () => z.strictObject({}),
    answer: () => z.array(product),
  }),
  'product.active': call({
    method: 'GET',
    path: '/product/active',
    who: ['guest'],
    net: 'network',
    cacheable: true,
    args: () => z.strictObject({}),
    answer: () => z.array(product),
  }),
  'product.get': call({
    method: 'GET',
    path: '/product/{id}',
    who: ['guest'],
    net: 'network',
    cacheable: true,
    args: () => z.strictObject({ id: planId }),
    answer: () => product,
  }),
  'product.of-price': call({
    method: 'GET',
    path: '/product/price/{priceId}',
    who: ['guest'],
    net: 'network',
    cacheable: true,
    args: () => z.strictObject({ priceId: planId }),
    answer: () => product,
  }),
};
