import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import { isLive } from '../../domain/job/on-market.ts';
import { touchUser } from '../../domain/user/lock-user.ts';

/** Throws `address_used` while a customer or a live job uses the address. */
export async function assertUnused({ tx, now }: CallContext, id: string): Promise<void> {
  const customer = await tx
    .selectFrom('customer')
    .where('address_id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (customer !== undefined)
    throw new ApiError('address_used', 'bills go to this address; change the customer first', {
      detail: { by: 'customer', id: customer.id },
    });
  const job = await tx
    .selectFrom('address')
    .innerJoin('job', (join) =>
      join.on((eb) => eb(eb.cast<string>('job.id', 'text'), '=', eb.ref('address.ref_id'))),
    )
    .where('address.id', '=', id)
    .where('address.ref_type', '=', 'job')
    .where(isLive('job', now))
    .select('job.id')
    .executeTakeFirst();
  if (job !== undefined)
    throw new ApiError('address_used', 'a job that is on the market is there; take it off first', {
      detail: { by: 'job', id: job.id },
    });
}

/** Sends out the records that show this address, after it has changed. */
export async function touchUsers(context: CallContext, id: string): Promise<void> {
  const { tx } = context;
  const users = await tx.selectFrom('user').where('address_id', '=', id).select('id').execute();
  for (const user of users) await touchUser(context, user.id);
  const companies = await tx.selectFrom('company').where('address_id', '=', id).select('id').execute();
  for (const company of companies) await touchCompany(context, company.id);
}

/** Nobody shows it any more. */
export async function release(context: CallContext, id: string): Promise<void> {
  await touchUsers(context, id);
  await context.tx.updateTable('user').set({ address_id: null }).where('address_id', '=', id).execute();
  await context.tx.updateTable('company').set({ address_id: null }).where('address_id', '=', id).execute();
}
