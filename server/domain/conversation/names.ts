import type { Participant } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import { applicantName } from '../../../contract/policy/applicant-name.ts';
import type { PersonSnapshot } from '../../database/schema/application.ts';
import { nameFor } from '../application/presenter.ts';
import type { ApplicationRow } from '../application/row.ts';
import type { ConversationRow } from './row.ts';

type Person = { firstname: string; lastname: string };
/** Facts of the application; null in a conversation without one. */
type About = {
  status: ApplicationRow['status'] | null;
  status_at: ApplicationRow['status_at'] | null;
  person: PersonSnapshot | null;
};

/** A talent's name for the company: an applicant's as far as it is released, otherwise first name and initial. */
export function talentName(about: About, { firstname, lastname }: Person): string {
  const { status, status_at, person } = about;
  if (status !== null && status_at !== null && person !== null) return nameFor({ status, status_at, person });
  return applicantName({ firstname, lastname }, false);
}

export const STAFF_NAME = 'Zusage';

/** Somebody's name as one side reads it. */
export function shownName(
  conversation: Pick<ConversationRow, 'kind'>,
  reader: Side,
  { side, ...person }: Person & About & { side: Side },
): string {
  if (conversation.kind === 'support' && side === 'company') return STAFF_NAME;
  if (conversation.kind !== 'support' && side === 'talent' && reader === 'company')
    return talentName(person, person);
  return `${person.firstname} ${person.lastname}`;
}

export function roleOf(conversation: Pick<ConversationRow, 'kind'>, side: Side): Participant['role'] {
  if (conversation.kind === 'support') return side === 'talent' ? 'user' : 'staff';
  if (side === 'company') return 'member';
  return conversation.kind === 'application' ? 'applicant' : 'creator';
}
