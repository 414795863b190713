import type { addressCalls } from '../../../contract/calls/address.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { createAddress, deleteAddress, listAddresses, readAddress, updateAddress } from './command.ts';
import { mayCreateAddress, mayListAddresses, mayReadAddress, mayWriteAddress } from './policy.ts';

export const addressHandlers: HandlersOf<typeof addressCalls> = {
  'address.create': handler('address.create', mayCreateAddress, createAddress),
  'address.delete': handler('address.delete', mayWriteAddress, deleteAddress),
  'address.get': handler('address.get', mayReadAddress, readAddress),
  'address.list': handler('address.list', mayListAddresses, listAddresses),
  'address.update': handler('address.update', mayWriteAddress, updateAddress),
};
