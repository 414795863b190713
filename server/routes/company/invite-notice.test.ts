import { expect, test } from 'vitest';
import { invited } from '../../testing/invited.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, companyUser, seeker } from '../../testing/people.ts';
import { choose, rowsOf } from '../../testing/talk.ts';

onDatabase((app) => {
  test('companycreate.5 the notice of an invitation says which one, and goes when it is replaced or taken back', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await companyUser(t, 'kim');
    const told = async () =>
      (await rowsOf(t, 'kim', 'notification')).map(({ type, ref, params }) => [type, ref.id, ...params]);
    await invited(t, 'owner', _id, 'kim');
    const { invitation } = await invited(t, 'owner', _id, 'kim', { position: 'Cook' });
    expect(await told()).toEqual([['invite', invitation._id, 'Bakery owner', 'Cook', _id]]);
    await t.call('owner', 'company.disinvite', { companyId: _id, _receiverId: invitation._id });
    expect(await told()).toEqual([]);
  });

  test.each(['owner', 'company'])(
    'somebody who has blocked the %s is not written to by an invitation',
    async (who) => {
      const t = app();
      const { _id } = await company(t, 'owner');
      await companyUser(t, 'kim');
      await seeker(t, 'ben');
      const blocked = who === 'owner' ? 'owner' : _id;
      for (const uid of ['kim', 'ben'])
        await choose(t, uid, (at) => ({ blocked: { [blocked]: { value: true, at } } }));
      const { invitation: open } = await invited(t, 'owner', _id, 'nobody-knows');
      t.letters.length = 0;
      for (const uid of ['kim', 'ben']) {
        const { invitation } = await invited(t, 'owner', _id, uid, { note: 'I know where you live.' });
        expect({ ...invitation, _id: '', mail: '', note: '' }).toEqual({ ...open, _id: '', mail: '' });
        expect(await rowsOf(t, uid, 'notification')).toEqual([]);
      }
      expect(t.letters).toEqual([]);
      const shown = await t.call('owner', 'company.get', { companyId: _id });
      expect(shown.data).toMatchObject({ invitations: [{}, {}, {}] });
    },
  );
});
