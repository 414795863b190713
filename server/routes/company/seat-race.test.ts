import { expect, test } from 'vitest';
import { invited, joined } from '../../testing/invited.ts';
import { onPostgres } from '../../testing/on-database.ts';
import { company, companyUser } from '../../testing/people.ts';

onPostgres((app) => {
  test('of two who accept at once, one gets the last seat and the other waits', {
    timeout: 60_000,
  }, async () => {
    const t = app();
    for (const round of [0, 1, 2]) {
      const owner = `owner${round}`;
      const { _id } = await company(t, owner, round);
      await t.db.deleteFrom('plan_grant').execute();
      const rivals: { uid: string; token: string }[] = [];
      // One after the other: a mail that the other's work has just taken is not there yet.
      for (const uid of [`kim${round}`, `ben${round}`]) {
        await companyUser(t, uid);
        rivals.push({ uid, token: (await invited(t, owner, _id, uid)).token });
      }
      const answers = await Promise.all(
        rivals.map(({ uid, token }) => t.call(uid, 'company.accept-invite', { companyId: _id, token })),
      );
      expect(answers.map(({ status, error }) => error?.code ?? status)).toEqual([200, 200]);
      expect(answers.map(({ data }) => data.status).sort()).toEqual(['accepted', 'waiting']);
      const members = await t.db.selectFrom('member').where('company_id', '=', _id).selectAll().execute();
      expect(members).toHaveLength(2);
    }
  });

  test('two owners who remove each other leave one owner', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await joined(t, 'owner', _id, 'kim');
    const promote = { _userId: 'kim', role: 'owner' as const };
    expect((await t.call('owner', 'company.update-member', { companyId: _id, member: promote })).status).toBe(
      200,
    );
    const answers = await Promise.all([
      t.call('owner', 'company.delete-member', { companyId: _id, _userId: 'kim' }),
      t.call('kim', 'company.delete-member', { companyId: _id, _userId: 'owner' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const owners = await t.db.selectFrom('member').where('company_id', '=', _id).selectAll().execute();
    expect(owners.map(({ role }) => role)).toEqual(['owner']);
  });

  test('entries that are written at once stand one behind the other', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await joined(t, 'owner', _id, 'kim');
    const note = (uid: string, n: number) =>
      t.call(uid, 'log.create', { _companyId: _id, action: 'note', text: `note ${n}` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => note(n % 2 === 0 ? 'owner' : 'kim', n)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const seqs = answers.map(({ data }) => data.seq).sort((a, b) => a - b);
    expect(seqs).toEqual(Array.from({ length: 20 }, (_, n) => (seqs[0] as number) + n));
  });
});
