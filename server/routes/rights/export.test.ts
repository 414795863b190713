import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { API_BASE } from '../../../contract/calls.ts';
import { rowsAbout } from '../../domain/rights/holding.ts';
import { holdings } from '../../domain/rights/holdings.ts';
import type { Files } from '../../ports/files/files.ts';
import { agreement, tokenFor } from '../../testing/guardians.ts';
import { fullLife, SECRET } from '../../testing/life.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import { PDF } from '../../testing/sample-files.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { stored } from '../../testing/upload.ts';
import { doDueWork } from '../../work/worker.ts';

const DAY_MS = 86_400_000;

/** Columns that name a person: what refers to an account, and what is called like one. */
async function columnsOfPeople(t: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = '"user"'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'uuid')
      and column_name ~ '^(uid|who|user|.*_user|user_id|.*_user_id|owner_id|sender_id|reporter_id|peer_id|mail|email)$'
    order by 1`.execute(t.db);
  return rows.map(({ name }) => name.replaceAll('"', ''));
}

/** Not about somebody with an account, and why. */
const NOT_PEOPLE: Record<string, string> = {
  'customer.email': 'a company’s address for bills',
  'guest_reporter.mail':
    'somebody without an account, who cannot ask for it by one; goes six months after the decision',
  'guardian_consent.mail': 'goes with the row of the child',
  'offer_signature.guardian_mail': 'goes with the signature',
};

/** Tables in which an account’s id stands anywhere. */
async function tablesWith(t: TestApp, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(t.db);
  const found = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} as t where position(${word} in t::text) > 0 limit 1`.execute(
        t.db,
      );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const download = (t: TestApp, uid: string, exportId: string) =>
  t.app.inject({
    method: 'GET',
    url: `${API_BASE}/user/export/${exportId}`,
    headers: { authorization: `Bearer ${uid}` },
  });

async function exported(t: TestApp, uid: string) {
  const { data } = await t.call(uid, 'rights.export', { _id: v7() });
  expect(data).toMatchObject({ state: 'queued', size: null });
  await t.doWork();
  expect(t.faults).toEqual([]);
  return data._id;
}

onDatabase((app) => {
  test('every column that names a person is in the list of holdings', async () => {
    const t = app();
    const known = Object.entries(holdings).flatMap(([table, { columns }]) =>
      columns.map((column) => `${table}.${column}`),
    );
    const found = await columnsOfPeople(t);
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter((name) => !known.includes(name) && !(name in NOT_PEOPLE))).toEqual([]);
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema()`.execute(t.db);
    const there = rows.map(({ name }) => name);
    expect(known.filter((name) => !there.includes(name))).toEqual([]);
  });

  test('usersettings.8 an export holds everything that the database holds of somebody, and their files', async () => {
    const t = app();
    await fullLife(t);
    // In another order than that of the table.
    await sql`update message set server_at = server_at - seq * interval '1 minute'`.execute(t.db);
    const exportId = await exported(t, 'mia');
    const tables = await tablesWith(t, 'mia');
    expect(tables.length).toBeGreaterThan(22);
    expect(tables.filter((table) => !(table in holdings))).toEqual([]);
    const response = await download(t, 'mia', exportId);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzip(response.rawPayload);
    expect(response.rawPayload.length).toBe(Number(response.headers['content-length']));
    const json = (path: string) => JSON.parse((files.get(path) as Buffer).toString());
    for (const [table, holding] of Object.entries(holdings)) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${rowsAbout(holding, 'mia')}`.execute(
        t.db,
      );
      const count = rows[0]?.count ?? 0;
      // The export is noted as ready after it was made, and so are the calls since.
      if (count === 0 || holding.exported === 'none') continue;
      expect(files.has(`data/${table}.json`), table).toBe(true);
      expect(json(`data/${table}.json`).length, table).toBeGreaterThan(0);
    }
    for (const table of [
      'application',
      'message',
      'user',
      'address',
      'report',
      'appeal',
      'creator',
      'user_setting',
    ])
      expect(JSON.stringify(json(`data/${table}.json`)), table).toContain(SECRET);
    const sent = json('data/message.json').map((message: { server_at: string }) => message.server_at);
    expect(sent).toHaveLength(await messagesOf(t));
    expect(sent.toSorted()).toEqual(sent);
    const pdf = [...files].find(([path]) => path.startsWith('files/') && path.endsWith(`${SECRET}.pdf`));
    expect(pdf?.[1]).toEqual(PDF);
    expect(json('profile.json')).toMatchObject({
      _id: 'mia',
      address: { line1: SECRET },
      settings: { lang: {} },
    });
    expect(json('resume.json')).toMatchObject({
      basics: { name: 'Jana Krüger', email: 'mia@example.org', phone: '+49 5141 776655' },
      work: [{ name: SECRET }],
    });
    expect(files.get('readme.txt')?.toString()).toContain('DEUTSCH');
    const everything = [...files.values()].map(String).join('\n');
    for (const secret of ['c2VjcmV0', 'cHVibGlj', 'token_hash', '"private"'])
      expect(everything).not.toContain(secret);
  });

  test('an export names no member who rejected, and no address of a parent whom the other one named', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', companyId, { minAge: 15 });
    await seeker(t, 'pat', '2010-06-15', 'mum@example.org');
    const args = applying(job._id);
    await t.call('pat', 'application.add', args);
    const joint = agreement(t, { custody: 'joint' });
    const token = await tokenFor(t, 'mum@example.org');
    await t.call(null, 'guardian.confirm', { token, ...joint, otherMail: 'dad@example.org' });
    const dads = await tokenFor(t, 'dad@example.org');
    await t.call(null, 'guardian.confirm', { token: dads, ...joint, name: 'Ali Krüger', relation: 'father' });
    await t.call('owner', 'application.reject', { _applicationId: args._id, text: 'Not this time.' });
    const response = await download(t, 'pat', await exported(t, 'pat'));
    const files = unzip(response.rawPayload);
    const rowsOf = (table: string) => JSON.parse(String(files.get(`data/${table}.json`)));
    expect(rowsOf('application')).toMatchObject([
      { rejection: { text: 'Not this time.', by: 'Bakery owner' }, status: 'rejected' },
    ]);
    const asked = rowsOf('guardian_consent').map(({ mail, relation }: Record<string, unknown>) => [
      relation,
      mail,
    ]);
    expect(Object.fromEntries(asked)).toEqual({ mother: 'mum@example.org', father: null });
    const everything = [...files.values()].map(String).join('\n');
    expect(everything).not.toMatch(/Deniz owner|dad@example/);
  });

  async function messagesOf(t: TestApp): Promise<number> {
    const rows = await t.db
      .selectFrom('message')
      .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
      .where('conversation.user_id', '=', 'mia')
      .select('message.id')
      .execute();
    return rows.length;
  }

  test('the person is told, downloads it for seven days, and nobody else ever does', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'mallory');
    const { data } = await t.call('mia', 'rights.export', { _id: v7() });
    expect((await t.call('mia', 'rights.export', { _id: v7() })).data._id).toBe(data._id);
    expect((await download(t, 'mia', data._id)).statusCode).toBe(409);
    await t.doWork();
    expect(t.letters.map(({ to }) => to)).toEqual(['mia@example.org']);
    const { changes } = await pullAll(t, 'mia');
    expect(changes.find(({ table }) => table === 'notification')?.row).toMatchObject({
      type: 'system',
      ref: { type: 'export', id: data._id },
    });
    expect((await download(t, 'mia', data._id)).statusCode).toBe(200);
    expect((await download(t, 'mallory', data._id)).statusCode).toBe(404);
    expect((await download(t, 'mia', v7())).statusCode).toBe(404);
    expect((await download(t, 'mia', 'not-an-id')).statusCode).toBe(404);
    expect((await download(t, 'forged', data._id)).statusCode).toBe(401);
    expect((await t.call('mallory', 'rights.exports', {})).data.items).toEqual([]);
    t.now = new Date(t.now.getTime() + 7 * DAY_MS);
    expect((await download(t, 'mia', data._id)).statusCode).toBe(410);
    expect(stored(t)).not.toEqual([]);
    await t.doWork();
    expect(stored(t)).toEqual([]);
    expect((await t.call('mia', 'rights.exports', {})).data.items).toMatchObject([
      { state: 'expired', size: null },
    ]);
  });

  test('locked.2 exports are limited a day, and a locked account still gets its own', async () => {
    const t = app();
    await seeker(t, 'mia');
    await t.db.updateTable('user').set({ locked_at: t.now }).where('id', '=', 'mia').execute();
    for (let count = 0; count < 5; count++) await exported(t, 'mia');
    expect((await t.call('mia', 'rights.export', { _id: v7() })).status).toBe(429);
  });

  test('an export holds up nobody while it is made, and leaves nothing behind where the account was erased meanwhile', async () => {
    const t = app();
    await seeker(t, 'mia');
    await t.call('mia', 'rights.export', { _id: v7() });
    let pieces = 0;
    const files: Files = {
      ...t.ports.files,
      async put(key, bytes) {
        pieces += 1;
        // With one connection this waits for ever if the export has it.
        await t.db.deleteFrom('data_export').execute();
        await t.ports.files.put(key, bytes);
      },
    };
    await doDueWork({ ...t.parts, ports: { ...t.ports, files } });
    expect(pieces).toBeGreaterThan(0);
    expect(await t.ports.files.list('exports')).toEqual([]);
    expect(t.letters).toEqual([]);
  });
});
