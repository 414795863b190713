import {
  type Audience,
  SETTINGS_DEFAULTS,
  type StoredSettings,
} from '../../../contract/entities/company-settings.ts';
import type { Db } from '../../database/database.ts';

export type Topic = 'Applications' | 'Messages' | 'Offers' | 'Billing';

/**
 * The members to notify by the company's notification routing; the owners if it leaves nobody. `jobMadeBy`: the author
 * of the job in question.
 */
export async function recipientsOf(
  tx: Db,
  companyId: string,
  topic: Topic,
  jobMadeBy: string | null = null,
): Promise<string[]> {
  const company = await tx
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('settings')
    .executeTakeFirstOrThrow();
  const members = await tx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .select(['user_id', 'role', 'can_chat', 'can_sign'])
    .orderBy('user_id')
    .execute();
  const key: keyof StoredSettings = `notify${topic}`;
  const audience = company.settings[key] ?? SETTINGS_DEFAULTS[key];
  const chosen = members.filter((member) => wantsToKnow(audience, member, jobMadeBy));
  const fallback = audience === 'job' ? members.filter(({ can_chat }) => can_chat) : [];
  const owners = members.filter(({ role }) => role === 'owner');
  const found = [chosen, fallback, owners].find((some) => some.length > 0) ?? [];
  return found.map(({ user_id }) => user_id);
}

type Recipient = { user_id: string; role: 'owner' | 'member'; can_chat: boolean; can_sign: boolean };

function wantsToKnow(audience: Audience, member: Recipient, jobMadeBy: string | null): boolean {
  switch (audience) {
    case 'all':
      return true;
    case 'canChat':
      return member.can_chat;
    case 'canSign':
      return member.can_sign;
    case 'owners':
      return member.role === 'owner';
    case 'job':
      return member.user_id === jobMadeBy;
  }
}
