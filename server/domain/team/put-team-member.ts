import * as z from 'zod/mini';
import { teamMember } from '../../../contract/entities/team.ts';
import type { Db } from '../../database/database.ts';

export const newTeamMember = z.extend(teamMember, {
  /** Place in the list, the lowest first. */
  position: z.int().check(z.gte(0), z.lte(1000)),
  active: z._default(z.boolean(), true),
});
export type NewTeamMember = z.infer<typeof newTeamMember>;

/** Adds a member to the operator's team, or changes their entry. */
export async function putTeamMember(tx: Db, member: NewTeamMember): Promise<void> {
  const { _id, name, role, bio, imageSource, links, position, active } = member;
  const row = {
    name,
    role: JSON.stringify(role),
    bio: JSON.stringify(bio),
    image_source: imageSource,
    links: JSON.stringify(links),
    position,
    active,
  };
  await tx
    .insertInto('team_member')
    .values({ id: _id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
