import { stepOffer } from '../../../contract/policy/offer.ts';
import type { ChangeContext } from '../../api/call-context.ts';
import { DAY_MS } from '../../api/days.ts';
import { queueWork } from '../../work/queue.ts';
import { notify } from '../notification/notify.ts';
import { hearersOf } from './hearers.ts';
import type { OfferRow } from './presenter.ts';
import { tell } from './tell.ts';
import { countOf, enter } from './transition.ts';

/** Offers of one go: a short transaction. */
const BATCH = 50;
const WAITING = ['sent', 'viewed', 'countered', 'awaiting_guardian'] as const;

/** Ends offers whose time is over; true where more wait. */
export async function expireOffers(context: ChangeContext): Promise<boolean> {
  const due = await context.tx
    .selectFrom('offer')
    .where('status', 'in', [...WAITING])
    .where('valid_until', '<=', context.now)
    .selectAll()
    .orderBy('valid_until')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const row of due) {
    const status = stepOffer('expire', 'clock', row.status, countOf(row));
    if (status !== undefined) await tell(context, await enter(context, row, status), 'expired', null);
  }
  return due.length === BATCH;
}

/** Has the reminder of a day before the deadline come then; an offer has one, which moves with its deadline. */
export async function remindBefore(context: ChangeContext, row: OfferRow): Promise<void> {
  if (row.valid_until === null) return;
  const at = new Date(row.valid_until.getTime() - DAY_MS);
  if (at <= context.now) return;
  await queueWork(context, { kind: 'offer.expiring', key: row.id, payload: { offerId: row.id }, at });
}

/** A day is left: tells whoever has to answer, unless the deadline has moved or somebody has answered. */
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
  if (row.status === 'countered')
    for (const to of await hearersOf(context.tx, row))
      await notify(context, { ...notice, to, params: [talent.name, row.terms.title] });
}
