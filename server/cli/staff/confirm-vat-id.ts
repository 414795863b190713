import { StartFailure } from '../../base/start-failure.ts';
import { lockCustomer } from '../../domain/billing/rows.ts';
import { writeAnswer } from '../../domain/billing/vat-id/check-vat-id.ts';
import { needsCheck } from '../../domain/billing/vat-id/vat-buyer.ts';
import { appendLog } from '../../domain/log/append.ts';
import { type StaffCommand, say } from './command.ts';
import { findCompany } from './find.ts';

export const confirmVatId: StaffCommand = {
  name: 'confirm-vat-id',
  words: ['UID|ID'],
  decides: true,
  options: {
    consultation: {
      value: 'NUMBER',
      required: true,
      what: 'number under which VIES or the BZSt confirmed it',
    },
  },
  summary: 'Keeps that a company’s VAT id was confirmed by hand; the next invoices are without VAT.',
  more: 'For an installation without VAT_REGISTER=vies. The day is today: ask and enter it on the same day.',
  act: async (context, { words: [what = ''], options: { consultation = '' } }) => {
    const { tx, now } = context;
    const company = await findCompany(tx, what);
    const found = await tx
      .selectFrom('customer')
      .where('company_id', '=', company.id)
      .where('deleted_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (found === undefined) throw new StartFailure(`${company.company_name} is no customer.`);
    const customer = await lockCustomer(tx, found.id);
    if (!needsCheck(customer, now))
      throw new StartFailure(
        `The VAT of ${company.company_name} does not depend on a confirmation: its bills go to ${customer.country}, its number is ${customer.vat_id ?? 'not given'}.`,
      );
    await writeAnswer(context, customer, { is: 'valid', consultation });
    await appendLog(context, {
      companyId: company.id,
      actor: 'staff',
      action: 'customer.changed',
      ref: { type: 'customer', id: customer.id },
      after: { changed: ['vat_id_answer'] },
    });
    return say(`${customer.vat_id} of ${company.company_name} is confirmed.`);
  },
};
