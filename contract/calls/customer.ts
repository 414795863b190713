import * as z from 'zod/mini';
import { call } from '../call.ts';
import { customer, customerName, customerParams } from '../entities/customer.ts';
import { invoice } from '../entities/invoice.ts';
import { cursor, id, mail, pageOf } from '../fields.ts';
import { PAGE_MAX } from '../limits.ts';

/** In a body it is a number, not text. */
const pageSize = z.int().check(z.gte(1), z.lte(PAGE_MAX));

/** The billing side of a company. */
export const customerCalls = {
  'customer.create': call({
    method: 'POST',
    path: '/company/customer/create',
    who: ['owner'],
    net: 'network',
    args: () => z.strictObject({ _companyId: id, _addressId: id, name: customerName, email: mail }),
    answer: () => customer,
  }),
  'customer.update': call({
    method: 'POST',
    path: '/company/customer/update',
    who: ['owner'],
    net: 'network',
    args: () => z.strictObject({ _companyId: id, params: customerParams }),
    answer: () => customer,
  }),
  'customer.delete': call({
    method: 'DELETE',
    path: '/company/customer/delete',
    who: ['owner'],
    net: 'network',
    args: () => z.strictObject({ _companyId: id }),
    answer: () => z.object({ _id: id }),
  }),
  'customer.billing-list': call({
    method: 'POST',
    path: '/company/customer/billing-list',
    who: ['owner'],
    net: 'network',
    writes: false,
    args: () => z.strictObject({ _companyId: id, cursor: z.optional(cursor), limit: z.optional(pageSize) }),
    answer: () => pageOf(invoice),
  }),
  'customer.get': call({
    method: 'GET',
    path: '/company/customer/{companyId}',
    who: ['owner'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ companyId: id }),
    answer: () => z.nullable(customer),
  }),
};
