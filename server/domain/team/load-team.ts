import type { TeamMember } from '../../../contract/entities/team.ts';
import type { Db } from '../../database/database.ts';

/** Those who are active, in the operator's order. */
export async function loadTeam(db: Db): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom('team_member')
    .where('active', '=', true)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, role, bio, image_source, links }) => ({
    _id: id,
    name,
    role,
    bio,
    imageSource: image_source,
    links,
  }));
}
