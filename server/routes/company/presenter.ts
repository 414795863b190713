import type { Company } from '../../../contract/entities/company.ts';
import type { Db } from '../../database/database.ts';

/** Companies with these ids, as their members read them. */
export async function loadCompanies(db: Db, ids: string[]): Promise<Map<string, Company>> {
  const rows = await db.selectFrom('company').where('id', 'in', ids).selectAll().execute();
  const members = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('member.company_id', 'in', ids)
    .selectAll('member')
    .select(['user.firstname', 'user.lastname'])
    .orderBy('member.created_at')
    .orderBy('member.user_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        _id: row.id,
        ver: row.ver,
        companyUID: row.company_uid ?? '',
        companyName: row.company_name,
        verified: row.verified,
        general: {
          website: row.website,
          employeeCount: row.employee_count,
          rejectionText: row.rejection_text,
          replyDays: row.reply_days,
        },
        members: members
          .filter((member) => member.company_id === row.id)
          .map((member) => ({
            _userId: member.user_id,
            name: `${member.firstname} ${member.lastname}`,
            role: member.role,
            canSign: member.can_sign,
            canChat: member.can_chat,
            position: member.position,
          })),
        createdAt: row.created_at.toISOString(),
      },
    ]),
  );
}
