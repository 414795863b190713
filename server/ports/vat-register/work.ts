import { CHECK_VAT_ID, settleVatId } from '../../domain/billing/vat-id/check-vat-id.ts';
import { needsCheck } from '../../domain/billing/vat-id/vat-buyer.ts';
import { TryLater } from '../../work/failure.ts';
import { outside, type Service, type WorkKinds } from '../../work/work.ts';
import { VatRegisterError } from './vat-register.ts';

/** A country's system that is away is asked again after this time. */
const COUNTRY_AWAY_MS = 900_000;

const REGISTER: Service = {
  name: 'vat-register',
  isAway: (error) => error instanceof VatRegisterError && error.what === 'register',
  reach: (ports) => ports.vatRegister.reach(),
};

/** Asks the register about customers' VAT ids. While it is away they all wait, and VAT is charged. */
export const vatIdWork: WorkKinds = {
  [CHECK_VAT_ID]: outside(
    async ({ tx, now, ports }, payload) => {
      const { id } = payload as { id: string };
      const row = await tx.selectFrom('customer').where('id', '=', id).selectAll().executeTakeFirst();
      if (row === undefined || row.deleted_at !== null || !needsCheck(row, now)) return undefined;
      return async () => {
        const answer = await ports.vatRegister.look(row.vat_id as string).catch((error: unknown) => {
          if (error instanceof VatRegisterError && error.what === 'country')
            throw new TryLater('a country does not answer', new Date(now.getTime() + COUNTRY_AWAY_MS), error);
          throw error;
        });
        return (context) => settleVatId(context, row, answer);
      };
    },
    { service: REGISTER },
  ),
};
