import { parseArgs } from 'node:util';
import { StartFailure } from '../../base/start-failure.ts';

const MOST = 10_000;

const USAGE = 'npm run demo -- --applicants COUNT [--owner MAIL]';

/** What `--help` prints. */
export const HELP = `${USAGE}

  --applicants COUNT  so many new people apply to the company of the demo account, ${MOST} at most
  --owner MAIL        to the company of this account instead

For the sample market. It is done by the calls that people make, so that numbers, notices and mails follow; the new
people have no accounts. Each time adds as many again. The server must be stopped, except with DATABASE_URL.
`;

export type ApplicantsAsked = {
  count: number;
  /** Mail address of the account whose company they apply to; undefined: the demo's. */
  ownerMail: string | undefined;
};

/** How many applicants are asked for, and where. Throws a StartFailure with exit code 2 that names what is wrong. */
export function readApplicants(argv: string[]): ApplicantsAsked {
  const { applicants, owner } = parse(argv);
  const count = Number(applicants);
  if (applicants === undefined || !/^\d+$/.test(applicants) || count < 1 || count > MOST)
    throw new StartFailure(`Say how many applicants, 1 to ${MOST}; use ${USAGE}`, 2);
  return { count, ownerMail: owner };
}

function parse(argv: string[]): { applicants?: string; owner?: string } {
  try {
    return parseArgs({ args: argv, options: { applicants: { type: 'string' }, owner: { type: 'string' } } })
      .values;
  } catch (error) {
    throw new StartFailure(`${(error as Error).message}; use ${USAGE}`, 2);
  }
}
