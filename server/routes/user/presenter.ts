import type { User } from '../../../contract/entities/user.ts';
import type { Db } from '../../database/database.ts';

/** Users with these ids, as they read themselves. */
export async function loadUsers(db: Db, ids: string[]): Promise<Map<string, User>> {
  const rows = await db
    .selectFrom('user')
    .leftJoin('member', 'member.user_id', 'user.id')
    .where('user.id', 'in', ids)
    .selectAll('user')
    .select('member.company_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        _id: row.id,
        ver: row.ver,
        email: row.email,
        userMode: row.mode,
        general: {
          firstname: row.firstname,
          lastname: row.lastname,
          ...(row.gender === null ? {} : { gender: row.gender }),
          dateOfBirth: row.date_of_birth,
        },
        guardian: row.guardian,
        _linkedCompanyId: row.company_id,
        createdAt: row.created_at.toISOString(),
      },
    ]),
  );
}
