import { parseArgs } from 'node:util';
import { ALL_COLUMNS, COLUMNS, type Column } from '../../../contract/import/ad-row.ts';
import { StartFailure } from '../../base/start-failure.ts';
import type { Unplaced } from './places.ts';
import { NEEDED } from './read-ads.ts';

export type ImportOptions = {
  file: string;
  company: string;
  makeCompany: boolean;
  unplaced: Unplaced;
  publishWithoutPay: boolean;
  dryRun: boolean;
};

export const USAGE =
  'npm run import -- FILE.csv --company NAME [--make-company] [--place "Town" | --spread [--seed N]] [--without-pay publish] [--dry-run]';

const namesOf = (columns: readonly Column[]) =>
  columns.map((column) => {
    const [name, ...others] = COLUMNS[column];
    return others.length > 0 ? `${name} (also ${others.join(', ')})` : name;
  });
const optional = ALL_COLUMNS.filter((column) => !NEEDED.some((needed) => needed === column));

/** What `--help` prints. */
export const HELP = `${USAGE}

  --company NAME         name or VAT number
  --make-company         makes it, unverified, where there is none of that name
  --place "Town"         where ads are that name no place themselves (a town or a postcode)
  --spread [--seed N]    for a demo: ads that name no place are spread over German towns
  --without-pay publish  publishes ads that say nothing of pay; otherwise they become drafts where the kind needs pay
  --dry-run              says row by row what would become of it, and writes nothing

The file is a table with a header line, separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252.
Columns that must be there:
  ${namesOf(NEEDED).join('\n  ')}
Columns that are read where they are there:
  ${namesOf(optional).join('\n  ')}

What a row does not say is not made up: an ad whose place is not found, or whose pay names no period or no currency
(write it like "14,50 € pro Stunde" or "2500-2800 EUR/Monat"), becomes a draft that a person completes in the app. So
does what the company's plan has no place for. A row that was imported before changes its job, unless that was edited
in the app since. The server must be stopped, except with DATABASE_URL.
`;

/** Throws a StartFailure with exit code 2 that names what is wrong. */
export function readCommandLine(argv: string[]): ImportOptions {
  const { values, positionals } = parse(argv);
  const wrong = (sentence: string): never => {
    throw new StartFailure(`${sentence}; use ${USAGE}`, 2);
  };
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) wrong('Name exactly one file');
  if (!values.company?.trim()) wrong('--company is missing');
  const withoutPay = values['without-pay'];
  if (withoutPay !== undefined && withoutPay !== 'publish') wrong('--without-pay can only be "publish"');
  const seed = values.seed ?? '1';
  if (!/^\d{1,9}$/.test(seed)) wrong('--seed must be a whole number');
  if (values.seed !== undefined && !values.spread) wrong('--seed needs --spread');
  if (values.place !== undefined && values.spread) wrong('Give --place or --spread, not both');
  if (values['dry-run'] && values['make-company']) wrong('--dry-run makes no company');
  const unplaced = values.spread ? { spread: Number(seed) } : 'nowhere';
  return {
    file: file as string,
    company: (values.company as string).trim(),
    makeCompany: values['make-company'] ?? false,
    unplaced: values.place === undefined ? unplaced : { town: values.place },
    publishWithoutPay: withoutPay === 'publish',
    dryRun: values['dry-run'] ?? false,
  };
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        'make-company': { type: 'boolean' },
        place: { type: 'string' },
        spread: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        'without-pay': { type: 'string' },
        seed: { type: 'string' },
      },
    });
  } catch (error) {
    const [sentence = 'Wrong option'] = error instanceof Error ? error.message.split('. ') : [];
    throw new StartFailure(`${sentence.replace(/\.$/, '')}; use ${USAGE}`, 2);
  }
}
