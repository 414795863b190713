import { expect, test } from 'vitest';
import { invited } from '../../testing/invited.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, companyUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/talk.ts';

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
});
