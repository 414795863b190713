import type { addressCalls } from '../../../contract/calls/address.ts';
import { answerGone, asTold, reread } from '../../api/again.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler, ownRecord } from '../../api/handler.ts';
import { presentAddress } from '../../domain/address/presenter.ts';
import { createAddress, deleteAddress, listAddresses, readAddress, updateAddress } from './command.ts';
import { mayCreateAddress, mayListAddresses, mayReadAddress, mayWriteAddress } from './policy.ts';

export const addressHandlers: HandlersOf<typeof addressCalls> = {
  'address.create': handler(
    'address.create',
    mayCreateAddress,
    createAddress,
    reread((context, { _id }) => wholeAddress(context, _id)),
  ),
  'address.delete': handler('address.delete', mayWriteAddress, deleteAddress, asTold(), ownRecord),
  'address.get': handler('address.get', mayReadAddress, readAddress),
  'address.list': handler('address.list', mayListAddresses, listAddresses),
  'address.update': handler(
    'address.update',
    mayWriteAddress,
    updateAddress,
    reread((context, { id }) => wholeAddress(context, id)),
    ownRecord,
  ),
};

async function wholeAddress(context: CallContext, id: string) {
  const { row, whole } = await mayReadAddress(context, { id });
  if (!whole) throw answerGone();
  return presentAddress(row);
}
