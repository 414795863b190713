import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { Address } from '../../../contract/entities/address.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { type AddressRow, presentAddress, presentPublicAddress } from '../../domain/address/presenter.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import type { Reference } from './owner.ts';
import type { Reading } from './policy.ts';
import { assertUnused, release, touchUsers } from './used.ts';

type Written = Omit<ArgsOf<'address.create'>, '_id'>;

/** Adds an address under the id the app made; the same one again is the one that is there. */
export async function createAddress(
  context: CallContext,
  { _id, ...written }: ArgsOf<'address.create'>,
): Promise<Address> {
  const { tx, now } = context;
  const made = await tx
    .insertInto('address')
    .values({
      ...columnsOf(written),
      ...referenceColumns(written),
      id: _id,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) {
    if (made.ref_type === 'user') await chooseFirst(context, made);
    return presentAddress(made);
  }
  const row = await tx.selectFrom('address').where('id', '=', _id).selectAll().executeTakeFirstOrThrow();
  const { _id: _, ver: __, ...existing } = presentAddress(row);
  if (canonicalJson(existing) === canonicalJson(written)) return presentAddress(row);
  throw new ApiError('state_conflict', 'this id is taken; make a new one');
}

/** A person's only address is where they live; another one is chosen. */
async function chooseFirst(context: CallContext, { id, ref_id }: AddressRow): Promise<void> {
  const chosen = await context.tx
    .updateTable('user')
    .set({ address_id: id })
    .where('id', '=', ref_id)
    .where('address_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (chosen !== undefined) await touchUser(context, ref_id);
}

/** Changes what is written; whose address it is stays. */
export async function updateAddress(
  context: CallContext,
  { id, ...written }: ArgsOf<'address.update'>,
  row: AddressRow,
): Promise<Address> {
  if (row.ref_type !== written.reference.refType || row.ref_id !== written.reference.refId)
    throw new ApiError('fields_invalid', 'an address stays with whom it belongs to; add another one there', {
      fields: [{ path: 'reference', code: 'reference_fixed' }],
    });
  const next = await context.tx
    .updateTable('address')
    .set((eb) => ({ ...columnsOf(written), updated_at: context.now, ver: eb('ver', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await touchUsers(context, id);
  return presentAddress(next);
}

export async function deleteAddress(
  context: CallContext,
  { id }: ArgsOf<'address.delete'>,
): Promise<AnswerOf<'address.delete'>> {
  await assertUnused(context, id);
  await release(context, id);
  await context.tx.deleteFrom('address').where('id', '=', id).execute();
  return { _id: id };
}

export async function readAddress(
  _context: CallContext,
  _args: unknown,
  { row, whole }: Reading,
): Promise<AnswerOf<'address.get'>> {
  return whole ? presentAddress(row) : presentPublicAddress(row);
}

/** In the order they were added. */
export async function listAddresses(
  { tx }: CallContext,
  args: ArgsOf<'address.list'>,
  { refType, refId }: Reference,
): Promise<AnswerOf<'address.list'>> {
  const page = openPage(args, ['id']);
  const rows = await tx
    .selectFrom('address')
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .selectAll()
    .orderBy('id')
    .where(page.behind(['id'], 'asc'))
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, ({ id }) => [id]);
  return { items: shown.map(presentAddress), next };
}

const referenceColumns = ({ reference }: Written) => ({
  ref_type: reference.refType,
  ref_id: reference.refId,
});

const columnsOf = ({ country, state, city, postalCode, line1, line2 }: Written) => ({
  country,
  state,
  city,
  postal_code: postalCode,
  line1,
  line2,
});
