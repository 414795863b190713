import type { customerCalls } from '../../../contract/calls/customer.ts';
import { asTold, reread } from '../../api/again.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { listInvoices } from './billing-list.ts';
import { createCustomer } from './create.ts';
import {
  mayChangeCustomer,
  mayCreateCustomer,
  mayListInvoices,
  mayReadCustomer,
  noCustomer,
} from './policy.ts';
import { presentCustomer } from './presenter.ts';
import { deleteCustomer, updateCustomer } from './update.ts';

export const customerHandlers: HandlersOf<typeof customerCalls> = {
  'customer.create': handler('customer.create', mayCreateCustomer, createCustomer, reread(ownCustomer)),
  'customer.update': handler('customer.update', mayChangeCustomer, updateCustomer, reread(ownCustomer)),
  'customer.delete': handler('customer.delete', mayChangeCustomer, deleteCustomer, asTold(mayListInvoices)),
  'customer.billing-list': handler('customer.billing-list', mayListInvoices, listInvoices),
  'customer.get': handler(
    'customer.get',
    mayReadCustomer,
    async (context, _args, row) => row && presentCustomer(row, context),
  ),
};

async function ownCustomer(context: CallContext, { _companyId }: { _companyId: string }) {
  const row = await mayReadCustomer(context, { companyId: _companyId });
  if (row === null) throw noCustomer();
  return presentCustomer(row, context);
}
