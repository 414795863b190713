import type { trackingCalls } from '../../../contract/calls/tracking.ts';
import { reread } from '../../api/again.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { ownRow } from '../../domain/sync/own-row.ts';
import { deleteTracking, mayDeleteTracking, maySaveTracking, saveTracking } from './command.ts';

export const trackingHandlers: HandlersOf<typeof trackingCalls> = {
  'tracking.save': handler(
    'tracking.save',
    maySaveTracking,
    saveTracking,
    reread((context, { _id }) => ownRow(context, 'tracking', _id)),
  ),
  'tracking.delete': handler(
    'tracking.delete',
    mayDeleteTracking,
    deleteTracking,
    reread(async (_context, { trackingId }) => ({ _id: trackingId })),
  ),
};
