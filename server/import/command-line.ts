import { parseArgs } from 'node:util';
import { StartFailure } from '../start-failure.ts';

export type ImportOptions = {
  file: string;
  company: string;
  place: string | undefined;
  publishWithoutPay: boolean;
  seed: number;
};

export const USAGE =
  'npm run import -- FILE.csv --company NAME [--place "Town"] [--without-pay publish] [--seed N]';

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
