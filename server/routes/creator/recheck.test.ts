import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../base/days.ts';
import { CHANNEL, rounds, servedPage, sourceRow, verified } from '../../testing/creator-sources.ts';
import { settle } from '../../testing/creators.ts';
import { onDatabase } from '../../testing/on-database.ts';

const page = servedPage();

onDatabase((app) => {
  describe('a proof is looked at again after 90 days', () => {
    it('holds while the account is the same, though the code is gone', async () => {
      const t = app();
      const { source } = await verified(t, page.current);
      page.current.show(`"externalId":"${CHANNEL}"`);
      t.now = daysAfter(t.now, 90);
      await rounds(t);
      await settle(t);
      const row = await sourceRow(t, source._id);
      expect(row).toMatchObject({ status: 'verified', failures: 0 });
      expect(row.next_check_at).toEqual(daysAfter(t.now, 90));
    });

    it('ends after two failures, and the creator is paused when two more weeks mend nothing', async () => {
      const t = app();
      const { creator, source } = await verified(t, page.current);
      await t.call('jana', 'creator.update', { patch: { status: 'active' } });
      page.current.show('another account by now');
      t.now = daysAfter(t.now, 90);
      await rounds(t);
      await settle(t);
      expect(await sourceRow(t, source._id)).toMatchObject({ status: 'verified', failures: 1 });
      t.now = daysAfter(t.now, 7);
      await rounds(t);
      await settle(t);
      const row = await sourceRow(t, source._id);
      expect(row).toMatchObject({
        status: 'expired',
        reason: 'code_missing',
        fix_until: daysAfter(t.now, 14),
      });
      const statusOf = async () =>
        (
          await t.db
            .selectFrom('creator')
            .where('id', '=', creator._id)
            .select('status')
            .executeTakeFirstOrThrow()
        ).status;
      expect(await statusOf()).toBe('active');
      t.now = daysAfter(t.now, 14);
      await rounds(t);
      await settle(t);
      expect(await statusOf()).toBe('paused');
    });

    it('mended in time it is verified again', async () => {
      const t = app();
      const { source } = await verified(t, page.current);
      await t.db
        .updateTable('creator_source')
        .set({ status: 'expired', reason: 'code_missing', fix_until: daysAfter(t.now, 14) })
        .execute();
      page.current.show(source.code as string);
      await t.call('jana', 'creator.verify', { _sourceId: source._id, method: 'bio-code' });
      await settle(t);
      expect(await sourceRow(t, source._id)).toMatchObject({ status: 'verified', fix_until: null });
    });
  });
});
