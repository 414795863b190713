import type { LogAction } from '../../../contract/entities/log.ts';
import type { NotificationType } from '../../../contract/entities/notification.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { addSystemMessage } from '../conversation/system-message.ts';
import { appendLog } from '../log/append.ts';
import { notify } from '../notification/notify.ts';
import { offerRecipients } from './recipients.ts';
import type { OfferRow } from './row.ts';

/** An offer's event for its conversation, its readers and the company's log. */
export type OfferEvent =
  | 'sent'
  | 'edited'
  | 'agreed'
  | 'countered'
  | 'accepted'
  | 'awaiting-guardian'
  | 'guardian-signed'
  | 'signed'
  | 'declined'
  | 'withdrawn'
  | 'extended'
  | 'expired';

type Telling = {
  talent?: NotificationType;
  company?: NotificationType;
  log?: LogAction;
  /** A card with the offer, or a line between the messages. */
  message: 'offer' | 'system';
};

const TELLINGS: Record<OfferEvent, Telling> = {
  sent: { talent: 'offer_received', log: 'offer.sent', message: 'offer' },
  edited: { talent: 'offer_changed', log: 'offer.edited', message: 'offer' },
  agreed: { talent: 'offer_changed', log: 'offer.sent', message: 'offer' },
  countered: { company: 'offer_changed', log: 'offer.countered', message: 'offer' },
  accepted: { company: 'offer_answered', log: 'offer.accepted', message: 'system' },
  'awaiting-guardian': { company: 'offer_answered', message: 'system' },
  'guardian-signed': { talent: 'offer_changed', message: 'system' },
  signed: { talent: 'offer_answered', company: 'offer_answered', log: 'offer.signed', message: 'system' },
  declined: { talent: 'offer_answered', company: 'offer_answered', log: 'offer.declined', message: 'system' },
  withdrawn: { talent: 'offer_changed', log: 'offer.withdrawn', message: 'system' },
  extended: { talent: 'offer_changed', log: 'offer.extended', message: 'system' },
  expired: { talent: 'offer_changed', company: 'offer_changed', log: 'offer.expired', message: 'system' },
};

/** @param actor account that did it; null: the clock or a guardian */
export async function tell(
  context: ChangeContext,
  row: OfferRow,
  event: OfferEvent,
  actor: { uid: string } | null,
): Promise<void> {
  const { talent, company, log: action, message } = TELLINGS[event];
  const { title } = row.terms;
  const ref = { type: 'offer' as const, id: row.id };
  if (talent !== undefined && actor?.uid !== row.user_id)
    await notify(context, { to: row.user_id, type: talent, ref, params: [row.parties.company.name, title] });
  if (company !== undefined)
    for (const to of await offerRecipients(context.tx, row))
      if (to !== actor?.uid)
        await notify(context, { to, type: company, ref, params: [row.parties.talent.name, title] });
  if (row.conversation_id !== null)
    await addSystemMessage(context, row.conversation_id, {
      type: message,
      text: `offer.${event}`,
      side: actor?.uid === row.user_id ? 'talent' : 'company',
      uid: actor?.uid ?? null,
      offerId: row.id,
    });
  if (action !== undefined) await log(context, row, action, actor);
}

/** Ids and hashes only: the log is no copy of the offer's content. */
export async function log(
  context: ChangeContext,
  row: OfferRow,
  action: LogAction,
  actor: { uid: string } | null,
): Promise<void> {
  // The log names members of the company only; the action says what the other side did.
  const member = actor !== null && actor.uid !== row.user_id ? actor : null;
  await appendLog(context, {
    companyId: row.company_id,
    actor: member,
    action,
    ref: { type: 'offer', id: row.id },
    after: { status: row.status, version: row.version, termsHash: row.terms_hash, _userId: row.user_id },
  });
}
