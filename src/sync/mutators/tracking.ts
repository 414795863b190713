import { trackingOver } from '../../../contract/policy/tracking-over.ts';
import type { Mutator } from './mutator.ts';

/** Changes what has changed (rule W13). About an application that is not there it does nothing, as the server. */
export const saveTracking: Mutator<'tracking.save'> = (tx, { _id, ...change }, { at }) => {
  if (change.elsewhere === null && !tx.get('application', _id)) return;
  const row = tx.get('tracking', _id);
  tx.put('tracking', { _id, ver: row?.ver ?? 0, ...trackingOver(row, change, at) });
};

export const deleteTracking: Mutator<'tracking.delete'> = (tx, { trackingId }) => {
  if (tx.get('tracking', trackingId)) tx.remove('tracking', trackingId);
};
