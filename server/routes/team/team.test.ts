import { expect, test } from 'vitest';
import { type NewTeamMember, putTeamMember } from '../../domain/team/put-team-member.ts';
import { SAMPLE_TEAM } from '../../seed/team.ts';
import { onDatabase } from '../../testing/on-database.ts';

onDatabase((app) => {
  test('team.1 people stand in the operator’s order; who has left is not shown', async () => {
    const t = app();
    expect((await t.call(null, 'team.list', {})).data).toEqual([]);
    const [first, second, third] = SAMPLE_TEAM as [NewTeamMember, NewTeamMember, NewTeamMember];
    await putTeamMember(t.db, { ...first, position: 9 });
    await putTeamMember(t.db, second);
    await putTeamMember(t.db, { ...third, active: false });
    const { data } = await t.call(null, 'team.list', {});
    expect(data.map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect(data[0]).toEqual({
      _id: second._id,
      name: second.name,
      role: second.role,
      bio: second.bio,
      imageSource: null,
      links: [],
    });
    await putTeamMember(t.db, { ...first, name: 'Another name' });
    expect((await t.call(null, 'team.list', {})).data[0]?.name).toBe('Another name');
  });
});
