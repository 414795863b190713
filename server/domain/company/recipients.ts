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
  return recipientsIn(await teamOf(tx, companyId), topic, jobMadeBy);
}

/** A company's members with their names, by id, and by whose settings they hear of something. */
export type Team = {
  readonly settings: StoredSettings;
  readonly members: readonly (Recipient & { firstname: string; lastname: string })[];
};

/** The team of a company. */
export async function teamOf(tx: Db, companyId: string): Promise<Team> {
  const rows = await tx
    .selectFrom('company')
    .innerJoin('member', 'member.company_id', 'company.id')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('company.id', '=', companyId)
    .select(['company.settings', 'member.user_id', 'member.role', 'member.can_chat', 'member.can_sign'])
    .select(['user.firstname', 'user.lastname'])
    .orderBy('member.user_id')
    .execute();
  return { settings: rows[0]?.settings ?? {}, members: rows };
}

/** `recipientsOf` of a team that is known. */
export function recipientsIn(
  { settings, members }: Team,
  topic: Topic,
  jobMadeBy: string | null = null,
): string[] {
  const key: keyof StoredSettings = `notify${topic}`;
  const audience = settings[key] ?? SETTINGS_DEFAULTS[key];
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
