import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { pending, servedPage, verified } from '../../testing/creator-sources.ts';
import { creating, settle } from '../../testing/creators.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, pullAll, seeker } from '../../testing/people.ts';

const page = servedPage();

onDatabase((app) => {
  describe('a profile', () => {
    it('is a draft at first, and a row of its own person’s device', async () => {
      const t = app();
      await seeker(t, 'jana');
      const args = creating('jana', 'Jana.Backt');
      const made = await t.call('jana', 'creator.create', args);
      expect(made.data).toMatchObject({ handle: 'Jana.Backt', status: 'draft', sources: [], packages: [] });
      expect((await t.call('jana', 'creator.create', args)).data).toEqual(made.data);
      const { changes } = await pullAll(t, 'jana');
      expect(changes.filter((change) => change.table === 'creator').map((change) => change.row)).toEqual([
        made.data,
      ]);
      const second = await t.call('jana', 'creator.create', creating('jana', 'other'));
      expect(second.error).toMatchObject({ code: 'creator_exists', detail: { _creatorId: args._id } });
    });

    it.each(['jana.backt', 'JANA_BACKT', 'JanaBackt'])(
      '%s is too like a handle that is taken',
      async (handle) => {
        const t = app();
        await seeker(t, 'jana');
        await seeker(t, 'other');
        await t.call('jana', 'creator.create', creating('jana', 'Jana.Backt'));
        expect((await t.call('other', 'creator.create', creating('other', handle))).error.code).toBe(
          'handle_taken',
        );
      },
    );

    it.each([
      ['14', '2011-06-15', 'too_young'],
      ['15, whose guardian has not agreed', '2010-06-15', 'guardian_required'],
      ['17, without a guardian', '2008-06-15', 'guardian_required'],
    ])('is refused at %s', async (_age, born, code) => {
      const t = app();
      await seeker(t, 'mia', born, 'eva@example.org');
      expect((await t.call('mia', 'creator.create', creating('mia'))).error.code).toBe(code);
    });

    it('is there for a minor whose guardian has agreed, but never in the search', async () => {
      const t = app();
      await seeker(t, 'mia', '2009-06-15', 'eva@example.org');
      await t.db.updateTable('user').set({ creator_guardian: 'ok' }).where('id', '=', 'mia').execute();
      const made = await t.call('mia', 'creator.create', creating('mia'));
      expect(made.data.status).toBe('draft');
      await t.db.updateTable('creator').set({ status: 'active', proven: true }).execute();
      await company(t, 'owner');
      expect((await t.call('owner', 'creator.search', {})).data.items).toEqual([]);
      expect((await t.call('owner', 'creator.get', { creatorId: made.data._id })).status).toBe(404);
      expect((await t.call('mia', 'creator.get', { creatorId: made.data._id })).data.handle).toBe('mia');
    });

    it('changes key by key, and declared figures are never measured ones', async () => {
      const t = app();
      const { source } = await verified(t, page.current);
      const patch = {
        region: 'Bremen',
        audience: { ageBands: [{ band: '18-24' as const, percent: 60 }], countries: [] },
        declaredFollowers: [{ _sourceId: source._id, n: 5000 }],
      };
      const changed = await t.call('jana', 'creator.update', { patch });
      expect(changed.data).toMatchObject({
        region: 'Bremen',
        bio: 'Bread and how it is made.',
        audience: { measured: false },
        sources: [{ declaredFollowers: { n: 5000, at: t.now.toISOString() }, measuredFollowers: null }],
      });
      const empty = await t.call('jana', 'creator.update', { patch: {} });
      expect(empty.status).toBe(422);
      const foreign = { declaredFollowers: [{ _sourceId: v7(), n: 1 }] };
      expect((await t.call('jana', 'creator.update', { patch: foreign })).status).toBe(404);
    });

    it('is active only with a verified source, at an age that allows it, and not while it is suspended', async () => {
      const t = app();
      const { source } = await pending(t, page.current);
      const activate = () => t.call('jana', 'creator.update', { patch: { status: 'active' } });
      expect((await activate()).error.code).toBe('source_needed');
      page.current.show(source.code as string);
      await t.call('jana', 'creator.verify', { _sourceId: source._id, method: 'bio-code' });
      await settle(t);
      expect((await activate()).data.status).toBe('active');
      await t.call('jana', 'creator.update', { patch: { status: 'paused' } });
      const born = (date_of_birth: string) =>
        t.db.updateTable('user').set({ date_of_birth }).where('id', '=', 'jana').execute();
      await born('2011-06-15');
      expect((await activate()).error.code).toBe('too_young');
      await born('1998-06-15');
      expect((await activate()).data.status).toBe('active');
      const removed = await t.call('jana', 'creator.remove-source', { _sourceId: source._id });
      expect(removed.data).toMatchObject({ status: 'paused', sources: [] });
      await t.db.updateTable('creator').set({ status: 'suspended' }).execute();
      expect((await activate()).error.code).toBe('not_allowed');
    });
  });
});
