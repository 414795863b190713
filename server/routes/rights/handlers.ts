import type { rightsCalls } from '../../../contract/calls/rights.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { listConsents } from './consents.ts';
import { listExports, mayExport, requestExport } from './exports.ts';
import { listSessions, mayManageSessions, revokeSessions } from './sessions.ts';

export const rightsHandlers: HandlersOf<typeof rightsCalls> = {
  'rights.consents': handler('rights.consents', mayExport, listConsents),
  'rights.export': handler('rights.export', mayExport, requestExport),
  'rights.exports': handler('rights.exports', mayExport, listExports),
  'session.list': handler('session.list', mayManageSessions, listSessions),
  'session.revoke': handler('session.revoke', mayManageSessions, revokeSessions),
};
