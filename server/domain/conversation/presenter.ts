import type { Conversation, Participant } from '../../../contract/entities/conversation.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { companyBucket, userBucket } from '../../database/change-log/effects.ts';
import type { Db } from '../../database/database.ts';
import { handleOnly, roleOf, shownName } from './names.ts';
import type { Owner, Viewer } from './owner.ts';
import { isOff, receiptSettings } from './receipt-settings.ts';
import type { ConversationRow } from './row.ts';
import { sharedWith } from './visible.ts';

/** @param reader the reader's account; each member of a company reads what is shared with them */
export async function loadConversations(
  db: Db,
  ids: string[],
  owner: Owner,
  now: Date,
  reader: string,
): Promise<Map<string, Conversation>> {
  const rows = await db
    .selectFrom('conversation')
    .where('id', 'in', ids)
    .where((eb) =>
      owner.side === 'talent'
        ? eb.or([eb('user_id', '=', owner.uid), eb('peer_id', '=', owner.uid)])
        : sharedWith(owner.companyId, reader),
    )
    .selectAll()
    .execute();
  return presentConversations(db, rows, owner, now);
}

/** One conversation as one side reads it; access is checked by the caller. */
export async function readConversation(db: Db, id: string, viewer: Viewer, now: Date): Promise<Conversation> {
  const rows = await db.selectFrom('conversation').where('id', '=', id).selectAll().execute();
  const conversation = (await presentConversations(db, rows, viewer, now)).get(id);
  if (conversation === undefined) throw new ApiError('not_found', 'no such conversation');
  return conversation;
}

/**
 * One that a call has changed, for its answer. `viewer` is as in the bucket of the caller that shows it: a talent's or a
 * colleague's own, or their company's.
 */
export async function answerConversation(
  { tx, now, shown }: Pick<CallContext, 'tx' | 'now' | 'shown'>,
  row: ConversationRow,
  viewer: Viewer,
): Promise<Conversation> {
  const conversation = (await presentConversations(tx, [row], viewer, now)).get(row.id) as Conversation;
  const bucket = bucketOf(row, viewer);
  if (bucket !== undefined) shown?.keep(bucket, 'conversation', conversation);
  return conversation;
}

/** The bucket in which such a viewer reads a conversation; undefined where the rows' loaders decide (visible.ts). */
export function bucketOf(row: ConversationRow, { side, uid }: Viewer): string | undefined {
  if (side === 'talent') return uid === undefined ? undefined : userBucket(uid);
  if (row.company_id === null || (row.kind === 'application' && row.application_id === null))
    return undefined;
  return companyBucket(row.company_id);
}

export async function presentConversations(
  db: Db,
  rows: ConversationRow[],
  viewer: Viewer,
  now: Date,
): Promise<Map<string, Conversation>> {
  if (rows.length === 0) return new Map();
  const people = await peopleIn(
    db,
    rows.map((row) => row.id),
  );
  const creators = await creatorsIn(db, rows);
  const byConversation = Map.groupBy(people, (person) => person.conversation_id);
  return new Map(
    rows.map((row) => {
      const inIt = byConversation.get(row.id) ?? [];
      const creator = isWithCreator(row) ? creators.get(row.user_id) : undefined;
      const shown = presentConversation(row, inIt, viewer, now);
      const companyLogo = viewer.side === 'talent' && inIt[0]?.logo_file_id;
      return [row.id, { ...shown, ...(companyLogo && { companyLogo }), ...(creator && { creator }) }];
    }),
  );
}

/** A company talks to a creator, not to a colleague. */
const isWithCreator = (row: ConversationRow) =>
  row.kind === 'direct' && row.company_id !== null && row.peer_id === null;

/** The profiles that direct conversations are about, by the person's id. */
async function creatorsIn(
  db: Db,
  rows: ConversationRow[],
): Promise<Map<string, NonNullable<Conversation['creator']>>> {
  const uids = rows.filter(isWithCreator).map((row) => row.user_id);
  if (uids.length === 0) return new Map();
  const found = await db
    .selectFrom('creator')
    .where('user_id', 'in', [...new Set(uids)])
    .select(['id', 'user_id', 'handle'])
    .execute();
  return new Map(found.map(({ id, user_id, handle }) => [user_id, { _creatorId: id, handle }]));
}

type PersonIn = Awaited<ReturnType<typeof peopleIn>>[number];

function presentConversation(
  row: ConversationRow,
  people: PersonIn[],
  viewer: Viewer,
  now: Date,
): Conversation {
  const isOwn = (person: PersonIn) =>
    row.peer_id === null ? person.side === viewer.side : person.user_id === viewer.uid;
  const shown = (person: PersonIn): Participant => {
    const own = isOwn(person);
    const { receipts, typing } = receiptSettings(person, now);
    return {
      _userId: person.user_id,
      side: person.side,
      role: roleOf(row, person.side),
      name: shownName(row, viewer.side, person),
      lastReadSeq: own || receipts ? person.last_read_seq : 0,
      clearedSeq: own ? person.cleared_seq : 0,
      mutedUntil: own ? (person.muted_until?.toISOString() ?? null) : null,
      typingAllowed: typing,
    };
  };
  return {
    _id: row.id,
    ver: row.ver,
    kind: row.kind,
    _applicationId: row.application_id,
    _jobId: row.job_id,
    _companyId: row.company_id,
    jobTitle: row.job_title,
    companyName: row.company_name,
    status: row.status,
    askedBy: row.asked_by,
    closedBy: row.closed_by,
    closedReason: row.closed_reason,
    hidden:
      viewer.side === 'company'
        ? row.company_hidden
        : people.some((person) => isOwn(person) && person.hidden),
    participants: people.map(shown),
    lastSeq: row.last_seq,
    lastMessage: lastLine(row, people.find(isOwn), viewer),
    createdAt: row.created_at.toISOString(),
  };
}

/**
 * What a person has emptied is in no list of theirs; when it was written still orders it. Of what a company's members
 * share each device takes out what its own person has emptied.
 */
function lastLine(
  { last_message: last, peer_id }: ConversationRow,
  me: PersonIn | undefined,
  { side }: Viewer,
): Conversation['lastMessage'] {
  const isShared = side === 'company' && peer_id === null;
  return last === null || isShared || last.seq > (me?.cleared_seq ?? 0) ? last : { ...last, text: '' };
}

async function peopleIn(db: Db, conversationIds: string[]) {
  return db
    .selectFrom('participant')
    .innerJoin('user', 'user.id', 'participant.user_id')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .leftJoin('application', 'application.id', 'conversation.application_id')
    .leftJoin('company', 'company.id', 'conversation.company_id')
    .where('participant.conversation_id', 'in', conversationIds)
    .selectAll('participant')
    .select(['user.firstname', 'user.lastname', 'user.date_of_birth as dateOfBirth'])
    .select([isOff('receipts').as('receiptsOff'), isOff('typing').as('typingOff')])
    .select('company.logo_file_id')
    .select(['application.status', 'application.status_at', 'application.person'])
    .select(handleOnly)
    .orderBy('participant.side')
    .orderBy('participant.user_id')
    .execute();
}
