import type { ChangeContext } from '../../api/change-context.ts';
import type { BillingEvent } from '../../ports/billing/billing.ts';
import { queueWork } from '../../work/queue.ts';
import { outside, type WorkKinds } from '../../work/work.ts';
import { endTurn, hasTurn, takeTurn } from './provider-turn.ts';
import { type CustomerRow, lockCustomer } from './rows.ts';

const CUSTOMER = 'billing.customer';
const EVENT = 'billing.event';

/** Queues an update of the payment provider's customer record from ours: created, changed or deleted. */
export async function tellProvider(context: ChangeContext, { id, provider }: CustomerRow): Promise<void> {
  const { billing } = context.ports;
  if (billing.records === undefined || billing.kind !== provider) return;
  await queueWork(context, { kind: CUSTOMER, key: id, payload: { id } });
}

/** Stores a provider's event and queues its effect. A repeated event does nothing. */
export async function noteEvent(context: ChangeContext, event: BillingEvent): Promise<void> {
  const { tx, now } = context;
  const noted = await tx
    .insertInto('stripe_event')
    .values({ id: event.id, type: event.type, created_at: event.created, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (noted !== undefined) await queueWork(context, { kind: EVENT, key: event.id, payload: { ...event } });
}

/** Requests to the payment provider that no call waits for. */
export const billingWork: WorkKinds = {
  [CUSTOMER]: outside(async ({ tx, now, ports }, payload) => {
    const { id } = payload as { id: string };
    const { records } = ports.billing;
    const customer = await tx.selectFrom('customer').where('id', '=', id).selectAll().executeTakeFirst();
    if (records === undefined || customer === undefined) return undefined;
    // A key for each version: an older request may still be under way and must not win over this one.
    const of = `${CUSTOMER} ${id} ${customer.updated_at.toISOString()}`;
    const taken = await takeTurn(tx, id, of, now);
    if (taken !== undefined) return taken;
    const { provider_id: known } = customer;
    if (customer.deleted_at !== null)
      return async () => {
        if (known !== null) await records.remove(known);
        return (context) => endTurn(context.tx, id, of);
      };
    return async () => {
      const provider_id = await records.put(customer);
      return async (context) => {
        const { deleted_at } = await lockCustomer(context.tx, id);
        await context.tx.updateTable('customer').set({ provider_id }).where('id', '=', id).execute();
        await endTurn(context.tx, id, of);
        // Deleted here while it was created there: the deletion could not know its id.
        if (deleted_at !== null) await queueWork(context, { kind: CUSTOMER, key: id, payload: { id } });
      };
    };
  }),
  [EVENT]: outside(async ({ tx, now, ports }, payload) => {
    const event = payload as BillingEvent;
    const { events } = ports.billing;
    const customer = await tx
      .selectFrom('customer')
      .where('provider_id', '=', event.customerId)
      .select('id')
      .executeTakeFirst();
    if (events === undefined || customer === undefined) return undefined;
    const taken = await takeTurn(tx, customer.id, event.id, now);
    if (taken !== undefined) return taken;
    return async () => {
      const write = await events.follow(event);
      return async (context) => {
        const row = await lockCustomer(context.tx, customer.id);
        if (!hasTurn(row, event.id)) return context.now;
        await write(context, row);
        await endTurn(context.tx, customer.id, event.id);
        return undefined;
      };
    };
  }),
};
