import { sql } from 'kysely';
import type { Participant } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import { applicantName } from '../../../contract/policy/applicant-name.ts';
import type { PersonSnapshot } from '../../database/schema/application.ts';
import { nameFor } from '../application/presenter.ts';
import type { ApplicationRow } from '../application/row.ts';
import type { ConversationRow } from './row.ts';

type Person = { firstname: string; lastname: string };
/** Facts of the application, null in a conversation without one, and of the creator. */
type About = {
  status: ApplicationRow['status'] | null;
  status_at: ApplicationRow['status_at'] | null;
  person: PersonSnapshot | null;
  handle: string | null;
};

/**
 * The handle of the creator a company talks to directly; null in all other conversations, and from the creator's first
 * signature under an offer to this company on, which gives their name.
 */
export const handleOnly = sql<string | null>`(
  select handle from creator
  where conversation.kind = 'direct' and conversation.peer_id is null and creator.user_id = conversation.user_id
    and not exists (
      select from offer join offer_signature on offer_signature.offer_id = offer.id
      where offer.user_id = conversation.user_id and offer.company_id = conversation.company_id
        and offer.creator_id is not null and offer_signature.party = 'talent'
    )
)`.as('handle');

/** A talent's name for the company: an applicant's as far as it is released, a creator's handle until they sign. */
export function talentName(about: About, { firstname, lastname }: Person): string {
  const { status, status_at, person, handle } = about;
  if (status !== null && status_at !== null && person !== null) return nameFor({ status, status_at, person });
  if (handle !== null && firstname !== '') return `@${handle}`;
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
