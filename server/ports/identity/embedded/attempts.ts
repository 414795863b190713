import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { Refusal } from './refusal.ts';

const MINUTE_MS = 60_000;

/**
 * How many sign-ins may fail. One address that guesses at one account is stopped early; an account that is guessed at
 * from everywhere, and an address that guesses at many, later: else anybody could lock anybody out, and one class of
 * forgetful people their whole school.
 */
const LIMITS = {
  pair: { name: 'signIn.pair', max: 10, windowMs: 15 * MINUTE_MS },
  account: { name: 'signIn.account', max: 50, windowMs: 60 * MINUTE_MS },
  address: { name: 'signIn.address', max: 200, windowMs: 60 * MINUTE_MS },
  /** New accounts of one address. */
  register: { name: 'signIn.register', max: 300, windowMs: 60 * MINUTE_MS },
} as const;

type Limit = (typeof LIMITS)[keyof typeof LIMITS];
type Who = { readonly email: string; readonly address: string };

export type Attempts = ReturnType<typeof attemptsIn>;

/** Counted in the database, so for all processes together; rows go with those of the product's other limits. */
export function attemptsIn({ db, clock }: { db: Db; clock: () => Date }) {
  /** Counts one; gives how to take it back. @throws Refusal where it is one too many, which then does not count */
  async function count(limit: Limit, who: string): Promise<() => Promise<unknown>> {
    const at = clock();
    // Rows have no id, and of two in one millisecond only the own may be taken back.
    const { rows } = await sql<{ row: string }>`
      insert into usage (limit_name, who, at) values (${limit.name}, ${who}, ${at}) returning ctid::text as row`.execute(
      db,
    );
    const takeBack = () =>
      sql`delete from usage where ctid = ${rows[0]?.row}::tid and who = ${who}`.execute(db);
    const { counted } = await db
      .selectFrom('usage')
      .where('limit_name', '=', limit.name)
      .where('who', '=', who)
      .where('at', '>', new Date(at.getTime() - limit.windowMs))
      .select(sql<number>`count(*)::int`.as('counted'))
      .executeTakeFirstOrThrow();
    if (counted <= limit.max) return takeBack;
    await takeBack();
    throw new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  }

  return {
    /**
     * Runs an attempt that counts from before it begins until it has succeeded: many sent at once are as many as one
     * after the other. @throws Refusal where there were too many
     */
    async guarded<Value>({ email, address }: Who, attempt: () => Promise<Value>): Promise<Value> {
      const counted: (() => Promise<unknown>)[] = [];
      const takeBack = async () => {
        for (const one of counted) await one();
      };
      try {
        counted.push(await count(LIMITS.pair, hashed(`${email} ${address}`)));
        counted.push(await count(LIMITS.account, hashed(email)));
        counted.push(await count(LIMITS.address, hashed(address)));
      } catch (error) {
        await takeBack();
        throw error;
      }
      const value = await attempt();
      await takeBack();
      return value;
    },
    /** @throws Refusal where an address has registered too many */
    registering: (address: string) => count(LIMITS.register, hashed(address)),
  };
}

/** Addresses name people; their hashes are stored. */
const hashed = (text: string) => createHash('sha256').update(text).digest('hex');
