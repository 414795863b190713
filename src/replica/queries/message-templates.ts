import type { Applicant, Application } from '../../../contract/entities/application.ts';
import type { Company, MessageTemplate } from '../../../contract/entities/company.ts';
import type { PlaceholderValues } from '../../../contract/message-templates.ts';
import { greetingName } from '../../../contract/policy/applicant-name.ts';
import type { Replica } from '../database.ts';
import type { Chat } from './chat.ts';
import { me, myCompany } from './me.ts';

export type NamedTemplate = { id: string; kept: MessageTemplate };

/** The company's texts for the chat, by name. */
export function templatesOf({ general }: Pick<Company, 'general'>): NamedTemplate[] {
  return Object.entries(general.messageTemplates ?? {})
    .flatMap(([id, kept]) => (kept ? [{ id, kept }] : []))
    .sort((a, b) => a.kept.name.localeCompare(b.kept.name));
}

export type TemplatesForChat = { templates: NamedTemplate[]; values: PlaceholderValues; own: boolean };

/** What a member can take into a message of this conversation; null without a company. */
export async function templatesFor(
  db: Replica,
  { application, jobTitle }: Pick<Chat, 'application' | 'jobTitle'>,
): Promise<TemplatesForChat | null> {
  const company = await myCompany(db);
  if (!company) return null;
  const person = await me(db);
  const { firstname = '', lastname = '' } = person?.general ?? {};
  return {
    templates: templatesOf(company),
    own: company.members.some(({ _userId, role }) => _userId === db.uid && role === 'owner'),
    values: {
      firstName: firstNameOf(application),
      job: jobTitle || null,
      company: company.companyName,
      sender: `${firstname} ${lastname}`.trim() || null,
    },
  };
}

/** Null until the company has invited them to talk: nobody is addressed by a name that is not released. */
function firstNameOf(application: Applicant | Application | undefined): string | null {
  if (!application || !('contacts' in application) || application.contacts === null) return null;
  return greetingName(application.name, true) || null;
}
