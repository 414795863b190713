import pg from 'pg';
import { sentText } from './sent-text.ts';

/** The wait of a test for other tests' transactions (market-settled.ts) is no part of a call. */
const OF_THE_TEST = 'pg_stat_activity';

/** What PostgreSQL's own driver sends while something runs: each is a round trip, `begin` and `commit` as well. */
export async function hearStatements(act: () => Promise<unknown>): Promise<string[]> {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  const heard: string[] = [];
  prototype.query = function heardQuery(this: object, ...args: unknown[]) {
    const { text } = sentText(args);
    if (text !== undefined && !text.includes(OF_THE_TEST)) heard.push(text);
    return query.apply(this, args);
  };
  try {
    await act();
  } finally {
    prototype.query = query;
  }
  return heard;
}
