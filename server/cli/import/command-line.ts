import { parseArgs } from 'node:util';
import { StartFailure } from '../../base/start-failure.ts';
import { NEEDED, OPTIONAL } from './ad-row.ts';

export type ImportOptions = {
  file: string;
  company: string;
  place: string | undefined;
  publishWithoutPay: boolean;
  seed: number;
};

export const USAGE =
  'npm run import -- FILE.csv --company NAME [--place "Town"] [--without-pay publish] [--seed N]';

/** What `--help` prints. */
export const HELP = `${USAGE}

  --company NAME         name or VAT number; made, unverified, where there is none of that name
  --place "Town"         for all of them; without it they are spread over German towns
  --without-pay publish  publishes ads without pay too; otherwise they become drafts where the kind needs pay
  --seed N               spreads them in another way

Columns that must be there: ${NEEDED.join(', ')}.
Columns that are read where they are there: ${OPTIONAL.join(', ')}.
A row that was imported before is left alone. The server must be stopped, except with DATABASE_URL.
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
  return {
    file: file as string,
    company: (values.company as string).trim(),
    place: values.place,
    publishWithoutPay: withoutPay === 'publish',
    seed: Number(seed),
  };
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        place: { type: 'string' },
        'without-pay': { type: 'string' },
        seed: { type: 'string' },
      },
    });
  } catch (error) {
    const [sentence = 'Wrong option'] = error instanceof Error ? error.message.split('. ') : [];
    throw new StartFailure(`${sentence.replace(/\.$/, '')}; use ${USAGE}`, 2);
  }
}
