import type { ChangeContext } from '../../../api/change-context.ts';
import { postMail } from '../../mail/post-mail.ts';
import { notify } from '../../notification/notify.ts';
import { customerLanguage } from '../customer-language.ts';
import type { CustomerRow } from '../rows.ts';

/**
 * Tells the owners, and the address that invoices go to, once for each id: it is not confirmed, so VAT is charged from
 * the next invoice on. `unknown`: there is no register to ask here, and staff does it by hand.
 */
export async function tellUnconfirmed(
  context: ChangeContext,
  customer: CustomerRow,
  answer: 'invalid' | 'unknown',
): Promise<void> {
  const { tx, settings } = context;
  if (customer.vat_id === null || customer.vat_id_told === customer.vat_id) return;
  await tx
    .updateTable('customer')
    .set({ vat_id_told: customer.vat_id })
    .where('id', '=', customer.id)
    .execute();
  const owners = await tx
    .selectFrom('member')
    .where('company_id', '=', customer.company_id)
    .where('role', '=', 'owner')
    .select('user_id')
    .orderBy('user_id')
    .execute();
  for (const { user_id } of owners)
    await notify(context, {
      to: user_id,
      type: 'system',
      ref: { type: 'company', id: customer.company_id },
      params: [],
      version: `vat-id:${customer.vat_id}`,
    });
  await postMail(context, {
    to: customer.email,
    lang: customerLanguage(customer),
    template: answer === 'invalid' ? 'vat-id-unconfirmed' : 'vat-id-unchecked',
    params: {
      company: customer.name,
      vatId: customer.vat_id,
      url: `${settings.publicUrl}/pwa/company/payment`,
    },
  });
}
