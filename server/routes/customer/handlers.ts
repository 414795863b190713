import type { customerCalls } from '../../../contract/calls/customer.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { listInvoices } from './billing-list.ts';
import { createCustomer } from './create.ts';
import { mayChangeCustomer, mayCreateCustomer, mayListInvoices, mayReadCustomer } from './policy.ts';
import { presentCustomer } from './presenter.ts';
import { deleteCustomer, updateCustomer } from './update.ts';

export const customerHandlers: HandlersOf<typeof customerCalls> = {
  'customer.create': handler('customer.create', mayCreateCustomer, createCustomer),
  'customer.update': handler('customer.update', mayChangeCustomer, updateCustomer),
  'customer.delete': handler('customer.delete', mayChangeCustomer, deleteCustomer),
  'customer.billing-list': handler('customer.billing-list', mayListInvoices, listInvoices),
  'customer.get': handler('customer.get', mayReadCustomer, async (_context, _args, row) =>
    presentCustomer(row),
  ),
};
