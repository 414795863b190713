import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { appendLog } from '../../domain/log/append.ts';
import { purgeLog } from '../../domain/log/purge.ts';
import { verifyLog } from '../../domain/log/verify.ts';
import { joined } from '../../testing/invited.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, companyUser, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

async function notes(t: TestApp, companyId: string, count: number, text = 'note') {
  for (let n = 1; n <= count; n++)
    await t.call('owner', 'log.create', { _companyId: companyId, action: 'note', text: `${text} ${n}` });
}

/** As somebody who owns the database could do it. */
async function tamper(t: TestApp, act: () => Promise<unknown>) {
  await sql`alter table company_log disable trigger company_log_append_only`.execute(t.db);
  await act();
  await sql`alter table company_log enable trigger company_log_append_only`.execute(t.db);
}

onDatabase((app) => {
  test('the chain holds for whatever was written', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await transact(t.parts, async (context) => {
      for (const after of [
        {
          zahl: 1.5,
          gross: 1e21,
          klein: 1e-9,
          leer: null,
          b: { y: [1, { z: 'ä“\u2028' }], x: true },
          '10': 1,
        },
        'text',
        null,
        [undefined, new Date('2026-01-01')],
        { when: new Date('2026-01-01'), not: undefined },
      ])
        await appendLog(context, { companyId: _id, actor: 'staff', action: 'note', after });
      await appendLog(context, {
        companyId: _id,
        actor: null,
        action: 'job.expired',
        ref: { type: 'job', id: 'x' },
      });
    });
    expect(await verifyLog(t.db, _id)).toEqual({ companyId: _id, ok: true, entries: 7 });
  });

  test.each([
    [
      'altered',
      3,
      (t: TestApp) => sql`update company_log set after = '{"text":"other"}' where seq = 3`.execute(t.db),
    ],
    [
      'given to somebody else',
      3,
      (t: TestApp) =>
        sql`update company_log set actor = jsonb_set(actor, '{name}', '"Somebody"') where seq = 3`.execute(
          t.db,
        ),
    ],
    [
      'redated',
      4,
      (t: TestApp) => sql`update company_log set at = at + interval '1 ms' where seq = 4`.execute(t.db),
    ],
    ['removed', 3, (t: TestApp) => sql`delete from company_log where seq = 3`.execute(t.db)],
    ['removed at the end', 5, (t: TestApp) => sql`delete from company_log where seq = 5`.execute(t.db)],
    ['removed at the beginning', 1, (t: TestApp) => sql`delete from company_log where seq = 1`.execute(t.db)],
    ['removed to the last one', 1, (t: TestApp) => sql`delete from company_log`.execute(t.db)],
    [
      'put in another order',
      3,
      async (t: TestApp) => {
        await sql`update company_log set seq = 100 where seq = 3`.execute(t.db);
        await sql`update company_log set seq = 3 where seq = 4`.execute(t.db);
        await sql`update company_log set seq = 4 where seq = 100`.execute(t.db);
      },
    ],
    [
      'put in behind the end',
      6,
      (t: TestApp) =>
        sql`insert into company_log select company_id, 6, at, actor, action, ref_type, ref_id, before, after, source, hash, hash from company_log where seq = 5`.execute(
          t.db,
        ),
    ],
    [
      'replaced together with its hash',
      4,
      (t: TestApp) =>
        sql`update company_log set after = '{}', hash = ${'a'.repeat(64)} where seq = 3`.execute(t.db),
    ],
  ])('an entry that was %s is found', async (_, at, act) => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await notes(t, _id, 4);
    expect(await verifyLog(t.db, _id)).toEqual({ companyId: _id, ok: true, entries: 5 });
    await tamper(t, () => act(t));
    const verdict = await verifyLog(t.db, _id);
    // A replaced entry whose hash was replaced too shows in itself already.
    expect(verdict).toMatchObject({ ok: false, at: at === 4 && _.startsWith('replaced') ? 3 : at });
  });

  test('the database itself refuses to change an entry, or to forget one within 12 months', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    // The database goes by its own clock.
    t.now = new Date();
    await notes(t, _id, 1);
    await expect(sql`update company_log set action = 'job.published'`.execute(t.db)).rejects.toThrow(
      'never changed',
    );
    await expect(sql`delete from company_log where seq = 2`.execute(t.db)).rejects.toThrow('kept 12 months');
  });

  test('after 12 months entries are forgotten from the beginning, and the rest still verifies', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await tamper(t, () => sql`delete from company_log`.execute(t.db));
    await t.db.deleteFrom('company_log_head').execute();
    const year = (n: number) => new Date(`${n}-06-01T00:00:00.000Z`);
    const at = async (now: Date, count: number) => {
      t.now = now;
      await transact(t.parts, async (context) => {
        for (let n = 0; n < count; n++)
          await appendLog(context, { companyId: _id, actor: null, action: 'note', after: { n } });
      });
    };
    await at(year(2020), 3);
    await at(year(2022), 2);
    t.now = year(2021);
    await transact(t.parts, (context) => purgeLog(context, _id));
    expect(await verifyLog(t.db, _id)).toEqual({ companyId: _id, ok: true, entries: 5 });
    t.now = new Date('2021-06-02T00:00:00.000Z');
    await transact(t.parts, (context) => purgeLog(context, _id));
    expect(await verifyLog(t.db, _id)).toEqual({ companyId: _id, ok: true, entries: 2 });
    t.now = year(2024);
    await transact(t.parts, (context) => purgeLog(context, _id));
    expect(await verifyLog(t.db, _id)).toEqual({ companyId: _id, ok: true, entries: 0 });
    await at(year(2024), 1);
    const entries = await t.db.selectFrom('company_log').selectAll().execute();
    expect(entries.map(({ seq }) => seq)).toEqual([6]);
    expect(await verifyLog(t.db, _id)).toEqual({ companyId: _id, ok: true, entries: 1 });
  });

  test('companysettings.7 owners read all of it, newest first, in pages, by action and time', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await notes(t, companyId, 4);
    t.now = new Date(t.now.getTime() + 60_000);
    const later = t.now.toISOString();
    await t.call('owner', 'company.update-general', { companyId, general: { website: 'https://b.example' } });
    const all = await t.call('owner', 'log.list', { companyId });
    expect(all.data.items.map(({ seq, action }) => [seq, action])).toEqual([
      [6, 'settings.changed'],
      [5, 'note'],
      [4, 'note'],
      [3, 'note'],
      [2, 'note'],
      [1, 'company.created'],
    ]);
    expect(all.data.items[0]).toMatchObject({
      actor: { _userId: 'owner', name: 'Deniz owner', position: '' },
      source: 'server',
      before: { website: '' },
      after: { website: 'https://b.example' },
    });
    const first = await t.call('owner', 'log.list', { companyId, limit: 4 });
    await notes(t, companyId, 1);
    const second = await t.call('owner', 'log.list', {
      companyId,
      limit: 4,
      cursor: first.data.next as string,
    });
    expect([...first.data.items, ...second.data.items]).toEqual(all.data.items);
    expect(second.data.next).toBeNull();
    const since = await t.call('owner', 'log.list', { companyId, since: later });
    expect(since.data.items.map(({ seq }) => seq)).toEqual([7, 6]);
    const filtered = await t.call('owner', 'log.list', { companyId, action: 'company.created' });
    expect(filtered.data.items).toHaveLength(1);
    const odd = await t.call('owner', 'log.list', { companyId, cursor: 'abc' });
    expect(odd.error.code).toBe('fields_invalid');
  });

  test('members read what concerns their own jobs and their own notes, strangers nothing', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'kim');
    await company(t, 'rival', 1);
    await companyUser(t, 'nobody');
    const own = await publishedJob(t, 'kim', companyId);
    const other = await publishedJob(t, 'owner', companyId);
    await seeker(t, 'mia');
    const application = (await t.call('mia', 'application.add', applying(own._id))).data;
    const note = (uid: string, ref: { type: 'job' | 'application' | 'member'; id: string }, text = 'seen') =>
      t.call(uid, 'log.create', { _companyId: companyId, action: 'note', text, ref });
    await note('owner', { type: 'job', id: own._id }, 'own job');
    await note('owner', { type: 'job', id: other._id }, 'other job');
    await note('owner', { type: 'application', id: application._id }, 'own applicant');
    await note('kim', { type: 'member', id: 'owner' }, 'own note');
    const listed = await t.call('kim', 'log.list', { companyId, action: 'note' });
    expect(listed.data.items.map(({ after }) => after)).toEqual([
      { text: 'own note' },
      { text: 'own applicant' },
      { text: 'own job' },
    ]);
    expect(listed.data.items[0]).toMatchObject({ source: 'client', actor: { _userId: 'kim' } });
    for (const uid of ['rival', 'nobody', 'mia'])
      expect((await t.call(uid, 'log.list', { companyId })).error.code).toBe('not_found');
    expect((await note('rival', { type: 'job', id: own._id })).error.code).toBe('not_found');
    expect((await note('kim', { type: 'member', id: 'rival' })).error.code).toBe('not_found');
    const forged = await t.call('kim', 'log.create', {
      _companyId: companyId,
      action: 'offer.signed' as 'note',
      text: 'x',
    });
    expect(forged.status).toBe(422);
  });
});
