import type { Mutator } from './mutator.ts';

/** Replaces what was kept. About an application that is not there it does nothing, as the server. */
export const saveTracking: Mutator<'tracking.save'> = (tx, { _id, elsewhere, note, remindAt, keptRev }) => {
  if (elsewhere === null && !tx.get('application', _id)) return;
  const row = tx.get('tracking', _id);
  tx.put('tracking', { _id, ver: row?.ver ?? 0, elsewhere, note: note.trim(), remindAt, keptRev });
};

export const deleteTracking: Mutator<'tracking.delete'> = (tx, { trackingId }) => {
  if (tx.get('tracking', trackingId)) tx.remove('tracking', trackingId);
};
