import { stringify } from 'csv-stringify/sync';
import { StartFailure } from '../../base/start-failure.ts';
import { type ListedSeller, sellersOf } from '../../domain/seller/list.ts';
import { tellSeller } from '../../domain/seller/tell.ts';
import { type StaffCommand, say } from './command.ts';

export const listSellers: StaffCommand = {
  name: 'sellers',
  words: [],
  options: {
    year: { value: 'YEAR', required: true, what: 'of the deals' },
    file: { value: 'FILE', what: 'where it is written; left out: sellers-YEAR.csv' },
  },
  summary: 'Writes who sold services here in a year, with what § 14 (2) PStTG asks about each, as CSV.',
  more: 'It holds tax numbers: keep it where others cannot read it. Due at the BZSt by 31 January of the next year.',
  act: async ({ tx }, { options: { year = '', file }, files }) => {
    const { sellers, unknown } = await sellersOf(tx, yearOf(year));
    const path = file ?? `sellers-${year}.csv`;
    files.write(path, stringify(sellers.map(cells), { header: true, escape_formulas: true }));
    return say(
      `${path}: ${sellers.length} people who sold services in ${year}.`,
      ...(unknown.length > 0
        ? [
            `Of ${unknown.length} more nothing is known: ${unknown.join(', ')}. Ask them; § 23 PStTG says how.`,
          ]
        : []),
    );
  },
};

export const tellSellers: StaffCommand = {
  name: 'tell-sellers',
  words: [],
  decides: true,
  options: { year: { value: 'YEAR', required: true, what: 'of the deals' } },
  summary: 'Mails everybody who sold services here in a year what the list says about them (§ 22 (2) PStTG).',
  more: 'Due on the same day as the list. Called again, it mails again: what was corrected is told as it is then.',
  act: async (context, { options: { year = '' } }) => {
    const { sellers } = await sellersOf(context.tx, yearOf(year));
    const gone: string[] = [];
    for (const seller of sellers)
      if (!(await tellSeller(context, Number(year), seller))) gone.push(seller.row.user_id);
    return say(
      `${sellers.length - gone.length} people are told what the list of ${year} says about them.`,
      ...(gone.length > 0
        ? [`The accounts of ${gone.length} are gone, so write to their postal address: ${gone.join(', ')}.`]
        : []),
    );
  },
};

function yearOf(year: string): number {
  if (!/^20\d\d$/.test(year)) throw new StartFailure('--year must be a year such as 2027.', 2);
  return Number(year);
}

function cells({ row, quarters }: ListedSeller): Record<string, string | number> {
  const sums = quarters.flatMap(({ deals, cents, open }, index) => {
    const name = `q${index + 1}`;
    return [
      [`${name}_activities`, deals],
      [`${name}_eur`, (cents / 100).toFixed(2)],
      // By the hour, the day, … or in another currency: the operator has to ask.
      [`${name}_activities_with_open_sum`, open],
      [`${name}_fees_eur`, '0.00'],
    ];
  });
  return {
    firstname: row.firstname,
    lastname: row.lastname,
    street: row.line1,
    postal_code: row.postal_code,
    city: row.city,
    country: row.country,
    tax_id: row.tax_id ?? '',
    tax_id_country: row.tax_id_country ?? '',
    birth_place: row.birth_place ?? '',
    vat_id: row.vat_id ?? '',
    date_of_birth: row.date_of_birth,
    ...Object.fromEntries(sums),
  };
}
