import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_TESTS } from '../../server/testing/all-tests.ts';
import { company, companyUser, publishedJob, seeker } from '../../server/testing/people.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { ACTORS, ACTS, type ActName, type Actor, DAYS, LIKELY, type Step, take } from './acts.ts';
import { contradictions, statesOf } from './look.ts';
import { wrongSteps } from './product-states.ts';

/** By hand: SEQUENCES=2000 npx vitest run tests/sequences */
const SEQUENCES = Number(process.env.SEQUENCES ?? (ALL_TESTS ? 25 : 12));
const LENGTH = 60;

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
}, 60_000);
afterAll(() => t.close());

const companyOf = new Map<Actor, string>();

async function people(): Promise<void> {
  const own = await company(t, 'owner');
  const rival = await company(t, 'rival', 1);
  for (const uid of ['chat', 'sign', 'plain'] as const) {
    await companyUser(t, uid);
    const flags = { can_chat: uid === 'chat', can_sign: uid === 'sign' };
    await t.db
      .insertInto('member')
      .values({ company_id: own._id, user_id: uid, role: 'member', ...flags, created_at: t.now })
      .execute();
    companyOf.set(uid, own._id);
  }
  companyOf.set('owner', own._id);
  companyOf.set('rival', rival._id);
  await seeker(t, 'mia');
  await seeker(t, 'tom');
  await seeker(t, 'kid', '2009-08-01');
}

type Move = Step | { days: number };
const step = fc.constantFrom(...(Object.keys(ACTS) as ActName[])).chain((act) =>
  fc.record({
    act: fc.constant(act),
    actor: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...LIKELY[act]) },
      { weight: 1, arbitrary: fc.constantFrom(...ACTORS) },
    ),
    pick: fc.nat(5),
  }),
);
const moves = fc.array(
  fc.oneof(
    { weight: 30, arbitrary: step },
    { weight: 1, arbitrary: fc.record({ days: fc.constantFrom(...DAYS) }) },
  ),
  { minLength: LENGTH, maxLength: LENGTH, size: 'max' },
);

test('no sequence of calls by any roles reaches a state that the product does not have', async () => {
  const reached = new Set<string>();
  let succeeded = 0;
  await fc.assert(
    fc.asyncProperty(moves, async (sequence: Move[]) => {
      await t.reset();
      await people();
      const job = await publishedJob(t, 'owner', companyOf.get('owner') as string);
      const made = { jobs: [job._id], applications: [], offers: [] };
      let before = await statesOf(t.db);
      for (const move of sequence) {
        if ('days' in move) {
          t.now = new Date(t.now.getTime() + move.days * 86_400_000);
          await t.doWork();
        } else {
          const status = await take(t, move, made, companyOf);
          if (status === 200) succeeded += 1;
          expect(status, `${JSON.stringify(move)} ${t.faults.at(-1)}`).toBeLessThan(500);
        }
        const after = await statesOf(t.db);
        expect(wrongSteps(before, after), JSON.stringify(move)).toEqual([]);
        expect(await contradictions(t.db), JSON.stringify(move)).toEqual([]);
        for (const { kind, state } of after.values()) reached.add(`${kind} ${state}`);
        before = after;
      }
      expect(t.faults).toEqual([]);
    }),
    { numRuns: SEQUENCES, seed: 20260302, endOnFailure: true },
  );
  console.log(
    `sequences: ${SEQUENCES} of ${LENGTH} moves, ${succeeded} acts succeeded, reached ${[...reached].sort().join(', ')}`,
  );
  // Sequences that never get anywhere would prove nothing.
  for (const state of ['application accepted', 'application rejected', 'offer sent', 'conversation open'])
    expect(reached).toContain(state);
}, 600_000);
