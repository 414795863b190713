import type { rightsCalls } from '../../../contract/calls/rights.ts';
import { asTold, reread } from '../../api/again.ts';
import { type HandlersOf, handler, ownRecord } from '../../api/handler.ts';
import { listConsents } from './consents.ts';
import { listExports, mayExport, readExport, requestExport } from './exports.ts';
import { mayUseSealKey, readSealKey } from './seal-key.ts';
import { listSessions, mayManageSessions, revokeSessions } from './sessions.ts';

export const rightsHandlers: HandlersOf<typeof rightsCalls> = {
  'rights.consents': handler('rights.consents', mayExport, listConsents),
  'rights.export': handler('rights.export', mayExport, requestExport, reread(readExport)),
  'rights.exports': handler('rights.exports', mayExport, listExports),
  'session.list': handler('session.list', mayManageSessions, listSessions),
  'session.revoke': handler(
    'session.revoke',
    mayManageSessions,
    revokeSessions,
    asTold(mayManageSessions),
    ownRecord,
  ),
  'session.seal-key': handler(
    'session.seal-key',
    mayUseSealKey,
    readSealKey,
    reread(async (context, args) => readSealKey(context, args, await mayUseSealKey(context, args))),
    ownRecord,
  ),
};
