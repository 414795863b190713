import type { TeamMember } from '../../../contract/entities/team.ts';
import type { CallContext } from '../../api/call-context.ts';

/** Those who are active, in the operator's order. */
export async function listTeam({ tx }: CallContext): Promise<TeamMember[]> {
  const rows = await tx
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
