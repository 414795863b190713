import type { passkeyCalls } from '../../../contract/calls/passkey.ts';
import { asTold, reread } from '../../api/again.ts';
import { type HandlersOf, handler, ownRecord } from '../../api/handler.ts';
import { presentPasskey } from '../../domain/passkey/presenter.ts';
import {
  addPasskey,
  listPasskeys,
  mayAddPasskey,
  mayChangePasskey,
  mayListPasskeys,
  readAddedPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys.ts';

export const passkeyHandlers: HandlersOf<typeof passkeyCalls> = {
  'passkey.add': handler('passkey.add', mayAddPasskey, addPasskey, reread(readAddedPasskey), ownRecord),
  'passkey.list': handler('passkey.list', mayListPasskeys, listPasskeys),
  'passkey.remove': handler(
    'passkey.remove',
    mayChangePasskey,
    removePasskey,
    asTold(mayListPasskeys),
    ownRecord,
  ),
  'passkey.rename': handler(
    'passkey.rename',
    mayChangePasskey,
    renamePasskey,
    reread(async (context, args) => presentPasskey(await mayChangePasskey(context, args))),
    ownRecord,
  ),
};
