import { parseArgs } from 'node:util';
import { StartFailure } from '../../base/start-failure.ts';

const MOST = 10_000;

const USAGE = 'npm run demo -- --applicants COUNT';

/** What `--help` prints. */
export const HELP = `${USAGE}

  --applicants COUNT  so many new people apply to the company of the demo account, ${MOST} at most

For the sample market. It is done by the calls that people make, so that numbers, notices and mails follow; the new
people have no accounts. Each time adds as many again. The server must be stopped, except with DATABASE_URL.
`;

/** How many applicants are asked for. Throws a StartFailure with exit code 2 that names what is wrong. */
export function readApplicants(argv: string[]): number {
  const given = parse(argv);
  const count = Number(given);
  if (given === undefined || !/^\d+$/.test(given) || count < 1 || count > MOST)
    throw new StartFailure(`Say how many applicants, 1 to ${MOST}; use ${USAGE}`, 2);
  return count;
}

function parse(argv: string[]): string | undefined {
  try {
    return parseArgs({ args: argv, options: { applicants: { type: 'string' } } }).values.applicants;
  } catch (error) {
    throw new StartFailure(`${(error as Error).message}; use ${USAGE}`, 2);
  }
}
