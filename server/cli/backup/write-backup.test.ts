import { expect, test } from 'vitest';
import { readOperator } from '../../base/operator.ts';
import { holdRemovals, releaseRemovals } from '../../domain/backup/backup-lock.ts';
import { contentKey } from '../../domain/file/keys.ts';
import { seedContent } from '../../seed/content.ts';
import { onPostgres } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import { PDF } from '../../testing/sample-files.ts';
import { uploaded } from '../../testing/upload.ts';
import { writeBackup } from './write-backup.ts';

// The embedded database is backed up while its server is stopped: it has one connection.
onPostgres((app) => {
  test('bytes that a running backup names stay in the store until it is written', async () => {
    const t = app();
    await seeker(t, 'mia');
    const file = await uploaded(t, 'mia', PDF, { purpose: 'application', name: 'cv.pdf' });
    const { blob_hash } = await t.db
      .selectFrom('file')
      .where('id', '=', file)
      .select('blob_hash')
      .executeTakeFirstOrThrow();
    const bytes = () => t.ports.files.read(contentKey(blob_hash as string));
    const { missing } = await writeBackup(t.db, { dataDir: t.filesFolder, now: t.now }, async (lines) => {
      let deleted = false;
      for await (const _line of lines) {
        if (deleted) continue;
        deleted = true;
        await t.call('mia', 'file.delete', { fileId: file });
        await t.doWork();
        expect(await bytes()).toBeDefined();
      }
    });
    // The test's folder is not laid out as a data folder, so what the rows name is missed.
    expect(missing).toEqual([blob_hash]);
    t.now = new Date(t.now.getTime() + 120_000);
    await t.doWork();
    expect(await bytes()).toBeUndefined();
  });

  test('a server starts while a backup runs', async () => {
    const t = app();
    await t.db.connection().execute(async (connection) => {
      await holdRemovals(connection);
      try {
        await seedContent(t.db, { operator: readOperator({}), demo: false, now: t.now });
      } finally {
        await releaseRemovals(connection);
      }
    });
  });
});
