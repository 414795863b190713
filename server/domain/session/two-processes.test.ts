import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../database/postgres.ts';
import { postgresRealtime } from '../../ports/realtime/postgres-realtime.ts';
import { applying, company, publishedJob, seeker } from '../../testing/people.ts';
import { hasPostgres, openSharedPostgres } from '../../testing/shared-postgres.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const name = hasPostgres() ? 'two processes' : 'two processes (left out: PostgreSQL is not installed)';

describe.skipIf(!hasPostgres())(name, () => {
  let here: TestApp;
  let there: TestApp;
  let origin: string;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const shared = await openSharedPostgres();
    ends.push(shared.close);
    const start = async () => {
      const database = await openPostgres(shared.url);
      const realtime = await postgresRealtime(shared.url, database.db, {
        report: () => {},
        every: () => () => {},
      });
      const t = await testApp(async () => database, { realtime });
      ends.push(async () => {
        await realtime.close();
        await t.close();
      });
      return t;
    };
    here = await start();
    there = await start();
    origin = await there.app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);
  beforeEach(() => here.reset());
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  test('S1.2 a sign-in that is ended in one is refused in the other at once: reads, writes, replays, streams', async () => {
    const { _id } = await company(here, 'owner');
    const job = await publishedJob(here, 'owner', _id);
    const stolen = { signedInAt: new Date(here.now.getTime() - 3_600_000) };
    for (const t of [here, there]) t.signIn('mia', stolen);
    await seeker(here, 'mia');
    const [args, key] = [applying(job._id), v7()];
    expect((await there.call('mia', 'application.add', args, key)).status).toBe(200);
    const authorization = 'Bearer mia';
    const stream = await fetch(`${origin}/api/events`, { headers: { authorization } });
    expect(stream.status).toBe(200);

    here.signIn('mia', { signedInAt: here.now });
    expect((await here.call('mia', 'session.revoke', { others: true })).data).toEqual({ ended: 1 });

    const refused = [
      await there.call('mia', 'user.get', { userId: 'mia' }),
      await there.call('mia', 'application.remove', { _applicationId: args._id }),
      await there.call('mia', 'application.add', args, key),
    ];
    for (const { status, error } of refused) expect([status, error.code]).toEqual([401, 'session_ended']);
    expect((await fetch(`${origin}/api/events`, { headers: { authorization } })).status).toBe(401);
    // It ends by itself: the signal has crossed the processes.
    await stream.text();
    expect((await here.call('mia', 'user.get', { userId: 'mia' })).status).toBe(200);
  });
});
