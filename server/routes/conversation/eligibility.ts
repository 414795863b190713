import type { Side } from '../../../contract/fields.ts';
import { LIVE_OFFER } from '../../../contract/live-offer.ts';
import { isKept } from '../../../contract/policy/application.ts';
import type { Eligibility, Written } from '../../../contract/policy/conversation.ts';
import { eligibilityOf } from '../../../contract/policy/writing.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import type { ConversationRow } from '../../domain/conversation/row.ts';
import { isMinor } from '../../domain/user/age.ts';
import type { Pair } from './conversation-target.ts';
import type { Addressee } from './delivered.ts';
import type { Resolved } from './resolve-conversation.ts';

/** The facts by which contract/policy/conversation.ts decides whether a message may be written. */
export async function eligibilityToWrite(
  context: CallContext,
  resolved: Resolved,
  side: Side,
  addressee: Addressee | undefined,
): Promise<Eligibility> {
  const { pair, application, conversation } = resolved;
  const written = conversation && writtenOf(conversation);
  const minor = addressee !== undefined && (await isUntouchedMinor(context, pair, conversation, addressee));
  if (application !== undefined) {
    return eligibilityOf(side, application.status, written, 0, minor, isKept(application));
  }
  const isColleagues = pair.peerId !== null;
  const together = isColleagues && (await areColleagues(context.tx, pair));
  const offers = pair.kind === 'direct' && !isColleagues ? await offersBetween(context.tx, pair) : [];
  const accepted = offers.some((status) => status === 'accepted' || status === 'signed');
  return {
    side,
    conversation: written,
    askedBy: null,
    free: pair.kind === 'support' || together || offers.length > 0,
    over: isColleagues && !together,
    untouchedMinor: minor && !accepted,
  };
}

const writtenOf = (row: ConversationRow): Written => ({
  status: row.status,
  askedBy: row.asked_by,
  closedBy: row.closed_by,
  lastSeq: row.last_seq,
});

/** A person below 18 who has not written here: nobody writes first to them. */
async function isUntouchedMinor(
  { tx, now }: CallContext,
  { userId }: Pair,
  conversation: ConversationRow | undefined,
  addressee: Addressee,
): Promise<boolean> {
  if (!isMinor(addressee, now)) return false;
  if (conversation === undefined) return true;
  const own = await tx
    .selectFrom('participant')
    .leftJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'participant.conversation_id')
        .onRef('message.sender_id', '=', 'participant.user_id'),
    )
    .where('participant.conversation_id', '=', conversation.id)
    .where('participant.user_id', '=', userId)
    // What both sides have emptied is erased: the mark stays.
    .where((eb) => eb.or([eb('message.id', 'is not', null), eb('participant.cleared_seq', '>', 0)]))
    .select('participant.user_id')
    .executeTakeFirst();
  return own === undefined;
}

/** Both are members of the company now. */
async function areColleagues(tx: Db, { userId, peerId, companyId }: Pair): Promise<boolean> {
  const members = await tx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .where('user_id', 'in', [userId, peerId ?? userId])
    .select('user_id')
    .execute();
  return members.length === 2;
}

/** States of the live offers between a company and a talent. */
async function offersBetween(tx: Db, { userId, companyId }: Pair) {
  const rows = await tx
    .selectFrom('offer')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('status', 'in', [...LIVE_OFFER])
    .where('sent_version', 'is not', null)
    .select('status')
    .execute();
  return rows.map((row) => row.status);
}
