import { DAY_MS } from '../../../contract/calendar-day.ts';
import { RUNNING_OFFER } from '../../../contract/live-offer.ts';
import { stepOffer } from '../../../contract/policy/offer.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { queueWork } from '../../work/queue.ts';
import { notify } from '../notification/notify.ts';
import { offerRecipients } from './recipients.ts';
import type { OfferRow } from './row.ts';
import { tell } from './tell.ts';
import { countOf, setStatus } from './transition.ts';

const MINUTE_MS = 60_000;

const isOver = ({ tx, now }: ChangeContext) =>
  tx
    .selectFrom('offer')
    .where('status', 'in', [...RUNNING_OFFER])
    .where('valid_until', '<=', now);

/** Expires offers past their deadline. */
export const expireOffers = eachRow('offers.expire', MINUTE_MS, {
  async find(context, { limit, untaken }) {
    return isOver(context)
      .where(untaken('offer.id'))
      .select('id')
      .orderBy('valid_until')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const row = await isOver(context).where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst();
    const status = row && stepOffer('expire', 'clock', row.status, countOf(row));
    if (row && status) await tell(context, await setStatus(context, row, status), 'expired', null);
  },
});

/** Queues the reminder a day before the deadline; an offer has one, which moves with its deadline. */
export async function remindBefore(context: ChangeContext, row: OfferRow): Promise<void> {
  if (row.valid_until === null) return;
  const at = new Date(row.valid_until.getTime() - DAY_MS);
  if (at <= context.now) return;
  await queueWork(context, { kind: 'offer.expiring', key: row.id, payload: { offerId: row.id }, at });
}

/** Reminds the side that has to answer a day before the deadline, unless it has moved or was answered. */
export async function remind(context: ChangeContext, payload: unknown): Promise<void> {
  const { offerId } = payload as { offerId: string };
  const row = await context.tx.selectFrom('offer').where('id', '=', offerId).selectAll().executeTakeFirst();
  const left = (row?.valid_until?.getTime() ?? 0) - context.now.getTime();
  if (row === undefined || left <= 0 || left > DAY_MS) return;
  const notice = {
    type: 'offer_expiring' as const,
    ref: { type: 'offer' as const, id: row.id },
    version: `${row.version}:${row.valid_until?.toISOString()}`,
  };
  const { talent, company } = row.parties;
  if (row.status === 'sent' || row.status === 'viewed' || row.status === 'awaiting_guardian')
    await notify(context, { ...notice, to: row.user_id, params: [company.name, row.terms.title] });
  if (row.status === 'countered' || row.status === 'accepted')
    for (const to of await offerRecipients(context.tx, row))
      await notify(context, { ...notice, to, params: [talent.name, row.terms.title] });
}
