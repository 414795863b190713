import { expect, test } from 'vitest';
import { hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';

onDatabase((app) => {
  test('the tables refuse what no call would do', async () => {
    const t = app();
    await hiring(t);
    const application = (values: object) => t.db.updateTable('application').set(values).execute();
    const job = (values: object) => t.db.updateTable('job').set(values).execute();
    const text = JSON.stringify({ text: '  ', lang: 'de_DE', by: '' });
    const impossible = [
      () => application({ status: 'rejected' }),
      () => application({ status: 'closed' }),
      () => application({ rejection: text }),
      () => application({ status: 'removed' }),
      () => application({ removed_at: t.now }),
      () => application({ status: 'viewed', seen_at: null }),
      () => application({ guardian: 'pending' }),
      () => application({ guardian: 'pending', visible_at: null }),
      () => application({ visible_at: null }),
      () => application({ status: 'maybe' }),
      () => job({ status: 'unpublished' }),
      () => job({ status_reason: 'paused' }),
      () => job({ valid_through: new Date(t.now.getTime() + 62 * 86_400_000) }),
      () => job({ valid_through: null }),
      () => job({ rev: 0 }),
      () => job({ views: -1 }),
      () => job({ schooling: 'always' }),
      () => job({ questions: JSON.stringify([1, 2, 3, 4, 5, 6]) }),
      () => job({ visible_to: JSON.stringify({}) }),
      () => job({ deleted_at: t.now }),
    ];
    for (const change of impossible) await expect(change(), String(change)).rejects.toThrow(/constraint/);
  });
});
