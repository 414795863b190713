import { stringify } from 'csv-stringify/sync';
import { addDays } from '../../../contract/calendar-day.ts';
import { EU_SALES_DUE_DAYS, EU_SALES_SERVICE } from '../../../contract/law/eu-sales.ts';
import { newest } from '../../../contract/law/in-force.ts';
import { StartFailure } from '../../base/start-failure.ts';
import { type EuSale, euSalesOf } from '../../domain/billing/eu-sales.ts';
import { type StaffCommand, say } from './command.ts';

export const listEuSales: StaffCommand = {
  name: 'eu-sales',
  words: [],
  options: {
    quarter: { value: 'YEAR-QUARTER', required: true, what: 'such as 2027-1 for January to March' },
    file: { value: 'FILE', what: 'where it is written; left out: eu-sales-YEAR-QUARTER.csv' },
  },
  summary: 'Writes what § 18a UStG asks about businesses of other EU countries in a quarter, as CSV.',
  more: 'One line for each VAT id: country, the rest of the id, whole euros without VAT, S for services. Invoices of the payment service are not in it.',
  act: async ({ tx }, { options: { quarter: asked = '', file }, files }) => {
    const [, year = '', quarter = ''] = /^(20\d\d)-([1-4])$/.exec(asked) ?? [];
    if (year === '') throw new StartFailure('--quarter must be a year and a quarter such as 2027-1.', 2);
    const path = file ?? `eu-sales-${asked}.csv`;
    const { sales, unknown } = await euSalesOf(tx, Number(year), Number(quarter));
    files.write(path, stringify(sales.map(cells), { header: true, columns: COLUMNS, escape_formulas: true }));
    const end = new Date(Date.UTC(Number(year), Number(quarter) * 3, 0)).toISOString().slice(0, 10);
    return {
      ...say(
        `${path}: ${sales.length} buyers. Due at the BZSt by ${addDays(end, newest(EU_SALES_DUE_DAYS))}.`,
        ...(unknown.length > 0 ? [`Without a VAT id, and so not in it: ${unknown.join(', ')}.`] : []),
      ),
      failed: unknown.length > 0,
    };
  },
};

const COLUMNS = ['country', 'vat_id', 'eur', 'kind'] as const;

/** A sum is told in whole euros; half of one is rounded up. */
const cells = ({ vatId, cents }: EuSale) => ({
  country: vatId.slice(0, 2),
  vat_id: vatId.slice(2),
  eur: Math.sign(cents) * Math.round(Math.abs(cents) / 100),
  kind: EU_SALES_SERVICE,
});
