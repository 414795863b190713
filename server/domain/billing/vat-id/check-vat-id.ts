import { sql } from 'kysely';
import { vatIdPrefix } from '../../../../contract/law/vat-ids.ts';
import { foreignStates } from '../../../../contract/vat.ts';
import type { ChangeContext } from '../../../api/change-context.ts';
import { daysAfter } from '../../../base/days.ts';
import type { VatIdAnswer } from '../../../ports/vat-register/vat-register.ts';
import { queueWork } from '../../../work/queue.ts';
import { recurring, type WorkKinds } from '../../../work/work.ts';
import { type CustomerRow, lockCustomer } from '../rows.ts';
import { tellUnconfirmed } from './tell-unconfirmed.ts';
import { isConfirmed, needsCheck, vatIdCheckOf } from './vat-buyer.ts';

/** Kind of the work that asks the register; its key is the customer's id. What it does: ports/vat-register/work.ts. */
export const CHECK_VAT_ID = 'vat-id.check';
const HOUR_MS = 3_600_000;
/** A confirmation is asked for again after this time: ids end, and an invoice is written each month. */
const FRESH_DAYS = 30;
const ROUND = 100;

/** `needsCheck` as a condition. */
function isOfItsCountry(now: Date) {
  const pairs = foreignStates(now).map((country) => sql`(${country}, ${vatIdPrefix(country)})`);
  return sql<boolean>`(country, left(vat_id, 2)) in (${sql.join(pairs)})`;
}

/** Has the register asked about a customer's VAT id, if its VAT depends on it. */
export async function queueVatIdCheck(context: ChangeContext, customer: CustomerRow): Promise<void> {
  if (!needsCheck(customer, context.now)) return;
  if (vatIdCheckOf(customer, context.now).state === 'confirmed') return;
  await queueWork(context, { kind: CHECK_VAT_ID, key: customer.id, payload: { id: customer.id } });
}

/** Keeps what the register said, and tells the owners where it means VAT. */
export async function settleVatId(
  context: ChangeContext,
  asked: CustomerRow,
  answer: VatIdAnswer,
): Promise<void> {
  const row = await lockCustomer(context.tx, asked.id);
  // Changed meanwhile: the change has queued its own question.
  if (row.deleted_at !== null || row.vat_id !== asked.vat_id) return;
  // What staff has found out by hand stays.
  if (answer.is === 'unknown' && isConfirmed(row)) return;
  const after = await writeAnswer(context, row, answer);
  if (answer.is !== 'valid') await tellUnconfirmed(context, after, answer.is);
}

export async function writeAnswer(
  { tx, now }: ChangeContext,
  row: CustomerRow,
  answer: VatIdAnswer,
): Promise<CustomerRow> {
  return tx
    .updateTable('customer')
    .set({
      vat_id_asked: row.vat_id,
      vat_id_answer: answer.is === 'unknown' ? null : answer.is,
      vat_id_asked_at: now,
      vat_id_consultation: answer.is === 'unknown' ? null : answer.consultation,
      ...(answer.is === 'valid' && { vat_id_told: null }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const vatIdRecheck: WorkKinds = {
  /** Those never asked about, as after an update of this program, and those whose answer is old. */
  'vat-id.recheck': recurring(
    HOUR_MS,
    async (context) => {
      const { tx, now, ports } = context;
      const due = await tx
        .selectFrom('customer')
        .where('deleted_at', 'is', null)
        .where(isOfItsCountry(now))
        .where((eb) =>
          eb.or([
            eb('vat_id_asked', 'is distinct from', eb.ref('vat_id')),
            ...(ports.vatRegister.kind === 'none'
              ? []
              : [eb('vat_id_asked_at', '<=', daysAfter(now, -FRESH_DAYS))]),
          ]),
        )
        .where(
          sql<boolean>`not exists (select from work where kind = ${CHECK_VAT_ID} and key = customer.id::text)`,
        )
        .select('id')
        .orderBy('vat_id_asked_at', (order) => order.asc().nullsFirst())
        .limit(ROUND)
        .execute();
      for (const { id } of due) await queueWork(context, { kind: CHECK_VAT_ID, key: id, payload: { id } });
      return due.length === ROUND;
    },
    { lane: 'bulk' },
  ),
};
