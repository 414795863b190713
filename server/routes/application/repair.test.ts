import { expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { forgetMigration } from '../../testing/forget-migration.ts';
import { applicantsOf, hiring, noticesOf } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, seeker } from '../../testing/people.ts';

const MIGRATION = '0022-application-repair.sql';

onDatabase((app) => {
  test('applications that were received by what their person was before are put right by a migration', async () => {
    const t = app();
    const { job } = await hiring(t, { minAge: 15 });
    for (const uid of ['agreed', 'taken-back']) await seeker(t, uid, '2011-01-01', `mum-${uid}@example.org`);
    await seeker(t, 'erased');
    const idOf = new Map<string, string>();
    for (const uid of ['agreed', 'taken-back', 'erased']) {
      const args = applying(job._id, 'Quittenbrot');
      idOf.set(uid, args._id);
      expect((await t.call(uid, 'application.add', args)).status).toBe(200);
    }
    await t.doWork();
    // As the races left them.
    await t.db.updateTable('user').set({ guardian: 'ok' }).where('id', '=', 'agreed').execute();
    await t.db
      .updateTable('application')
      .set({ guardian: 'ok', visible_at: t.now })
      .where('user_id', '=', 'taken-back')
      .execute();
    await t.db.updateTable('user').set({ erased_at: t.now }).where('id', '=', 'erased').execute();

    await forgetMigration(t.db, MIGRATION);
    expect(await migrate(t.db)).toEqual([MIGRATION]);
    await t.db.updateTable('work').set({ run_at: t.now }).where('kind', '=', 'application.repair').execute();
    await t.doWork();

    expect(t.faults).toEqual([]);
    const rows = await t.db
      .selectFrom('application')
      .select(['user_id', 'status', 'guardian', 'note', 'erased_at'])
      .where('user_id', '<>', 'mia')
      .orderBy('user_id')
      .execute();
    expect(rows).toEqual([
      { user_id: 'agreed', status: 'submitted', guardian: 'ok', note: 'Quittenbrot', erased_at: null },
      { user_id: 'erased', status: 'withdrawn', guardian: 'none', note: '', erased_at: t.now },
      { user_id: 'taken-back', status: 'withdrawn', guardian: 'ok', note: 'Quittenbrot', erased_at: null },
    ]);
    const seen = (await applicantsOf(t, 'owner')).map(({ _id, status }) => [_id, status]);
    expect(seen).toContainEqual([idOf.get('agreed'), 'submitted']);
    expect(seen.map(([id]) => id)).not.toContain(idOf.get('erased'));
    expect((await noticesOf(t, 'owner')).map(([type]) => type)).toContain('application_withdrawn');
  });
});
