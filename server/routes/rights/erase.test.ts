import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { holdings } from '../../domain/rights/holdings.ts';
import type { UserRow } from '../../domain/user/row.ts';
import { joined } from '../../testing/invited.ts';
import { fullLife, SECRET } from '../../testing/life.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, member, pullAll, seeker } from '../../testing/people.ts';
import { activeCreator, firstMessage } from '../../testing/talk.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { stored } from '../../testing/upload.ts';
import { workKinds } from '../work.ts';

const DAY_MS = 86_400_000;

async function later(t: TestApp, days: number): Promise<void> {
  t.now = new Date(t.now.getTime() + days * DAY_MS);
  await makeDue(t, workKinds);
  await t.doWork();
  expect(t.faults).toEqual([]);
}

/** Tables in which one of the words stands anywhere. */
async function tablesWith(t: TestApp, words: RegExp): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(t.db);
  const found = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} as t where t::text ~ ${words.source} limit 1`.execute(t.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

type Nullable = {
  [Key in keyof UserRow as null extends UserRow[Key] ? Key : never]: NonNullable<UserRow[Key]>;
};

/** What a row can hold beyond what it must. `fullLife` sets the ids of rows, the deletion the two dates. */
const FILLED: Omit<Nullable, 'address_id' | 'image_file_id' | 'delete_at' | 'erased_at'> = {
  gender: 'female',
  compulsory_school: 'done',
  compulsory_school_on: '2026-03-01',
  guardian_mail: 'mum@example.org',
  guardian_since: new Date('2026-03-01T00:00:00Z'),
  guardian_reminded_at: new Date('2026-03-01T00:00:00Z'),
  locked_at: new Date('2026-03-01T00:00:00Z'),
  lock_until: new Date('2026-03-09T00:00:00Z'),
  lock_reason: 'spam',
  lock_statement: SECRET,
  phone: '+49 5141 776655',
  cv: { work: [{ name: SECRET }] },
  times: [],
  radius_km: 20,
};

/** Columns of an erased account that stay filled, and why. */
const STAYS: Record<string, string> = { erased_at: 'the account is gone, and does not come back' };

onDatabase((app) => {
  test('an erased account keeps nothing in a column that can be empty', async () => {
    const t = app();
    await fullLife(t);
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    const { cv, times, ...filled } = FILLED;
    await t.db
      .updateTable('user')
      .set({ ...filled, cv: JSON.stringify(cv), times: JSON.stringify(times) })
      .where('id', '=', 'mia')
      .execute();
    const { rows: columns } = await sql<{ name: keyof UserRow }>`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'user' and is_nullable = 'YES'`.execute(t.db);
    const names = columns.map(({ name }) => name).filter((name) => !(name in STAYS));
    const held = async () => {
      const row = await t.db.selectFrom('user').where('id', '=', 'mia').selectAll().executeTakeFirstOrThrow();
      return names.filter((name) => row[name] !== null);
    };
    expect((await held()).toSorted()).toEqual(names.toSorted());
    await later(t, 14);
    expect(await held()).toEqual([]);
  });

  test('usersettings.9 after the grace nothing of the person is left but what has to be', async () => {
    const t = app();
    const { offer } = await fullLife(t);
    await t.call('mia', 'rights.export', { _id: v7() });
    await t.doWork();
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    await later(t, 13);
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.general.headline).toBe(SECRET);
    const { cursor } = await pullAll(t, 'owner');
    await later(t, 2);
    expect(t.identityActs).toContainEqual({ act: 'delete', who: 'mia' });
    const kept = Object.entries(holdings).flatMap(([table, { erased }]) =>
      typeof erased === 'object' ? [table] : [],
    );
    const words = await tablesWith(t, new RegExp(`${SECRET}|Krüger|mia@example\\.org|776655`));
    expect(words.filter((table) => !kept.includes(table))).toEqual([]);
    expect(words.sort()).toEqual(['appeal', 'offer', 'report']);
    expect(stored(t)).toEqual([]);
    const user = await t.db.selectFrom('user').where('id', '=', 'mia').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      firstname: '',
      lastname: '',
      email: 'mia@erased.invalid',
      erased_at: t.now,
    });
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).status).not.toBe(200);
    const { changes } = await pullAll(t, 'owner', cursor);
    expect(changes.filter(({ table }) => table === 'applicant').every(({ row }) => row === null)).toBe(true);
    expect(changes.filter(({ table }) => table === 'applicant')).toHaveLength(2);
    expect(changes.find(({ table, id }) => table === 'offer' && id === offer._id)?.row).toMatchObject({
      status: 'declined',
    });
    const bucket = await t.db
      .selectFrom('bucket_change')
      .where('bucket', '=', 'user:mia')
      .where('tbl', '=', 'user')
      .select('deleted')
      .executeTakeFirst();
    expect(bucket).toEqual({ deleted: true });
  });

  test('every holding says what becomes of it, and what is said is done', async () => {
    const t = app();
    await fullLife(t);
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    await later(t, 14);
    for (const [table, { erased, columns }] of Object.entries(holdings)) {
      if (erased !== 'deleted') continue;
      for (const column of columns) {
        const { rows } = await sql`
          select 1 from ${sql.table(table)} where position('mia' in ${sql.ref(column)}::text) > 0`.execute(
          t.db,
        );
        expect(rows, `${table}.${column}`).toEqual([]);
      }
    }
  });

  test('a deleted account does not come back under its id', async () => {
    const t = app();
    await seeker(t, 'mia');
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    await later(t, 14);
    t.signIn('mia');
    const general = { firstname: 'Jana', lastname: 'Krüger', dateOfBirth: '1998-04-17' };
    const again = await t.call('mia', 'user.create', {
      uniqueId: 'mia',
      userObj: { email: 'mia@example.org', userMode: 'user', general },
    });
    expect([again.status, again.error.code]).toEqual([410, 'gone']);
    expect((await t.call(null, 'user.has-lock', { userMail: 'mia@example.org' })).data).toEqual({
      locked: false,
    });
  });

  test('usersettings.9 nobody writes to a person who is erased, not even who had closed the conversation', async () => {
    const t = app();
    await company(t, 'owner');
    await t.db.updateTable('company').set({ verified: true }).execute();
    const ref = { type: 'creator' as const, id: await activeCreator(t, 'jana') };
    const { data } = await t.call('owner', 'conversation.add-message', firstMessage({ ref }));
    const _conversationId = data.conversation._id;
    const answer = { ...firstMessage({}), _conversationId };
    expect((await t.call('jana', 'conversation.add-message', answer)).error).toBeUndefined();
    expect((await t.call('owner', 'conversation.close', { _conversationId })).error).toBeUndefined();
    await t.call('jana', 'user.delete', { userId: 'jana', confirm: true });
    await later(t, 15);
    const again = { ...firstMessage({}), _conversationId };
    expect((await t.call('owner', 'conversation.add-message', again)).error.code).toBe('state_conflict');
  });

  test('done twice it has one effect, and a deletion taken back has none', async () => {
    const t = app();
    await seeker(t, 'mia');
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    await t.call('mia', 'user.restore', { userId: 'mia' });
    await later(t, 20);
    expect((await t.call('mia', 'user.get', { userId: 'mia' })).data.general.firstname).toBe('Jana');
    t.signIn('mia');
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    await later(t, 14);
    await later(t, 1);
    expect(t.identityActs.filter(({ act }) => act === 'delete')).toEqual([{ act: 'delete', who: 'mia' }]);
  });

  test('a member who goes leaves the company, which keeps what was written for it', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await member(t, _id, 'chatter', true);
    await t.call('chatter', 'user.delete', { userId: 'chatter', confirm: true });
    await later(t, 14);
    const { changes } = await pullAll(t, 'owner');
    const row = changes.find(({ table }) => table === 'company')?.row as { members: { _userId: string }[] };
    expect(row.members.map(({ _userId }) => _userId)).toEqual(['owner']);
  });

  test('an only owner takes the company along, and keeps both with a sign-in of long ago', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const goes = { companyId, confirmName: 'Bakery owner' };
    const leave = async () => {
      t.signIn('owner', { signedInAt: t.now });
      await t.call('owner', 'company.delete', goes);
      return (await t.call('owner', 'user.delete', { userId: 'owner', confirm: true })).status;
    };
    expect(await leave()).toBe(200);
    await later(t, 13);
    expect((await t.call('owner', 'user.restore', { userId: 'owner' })).status).toBe(200);
    expect((await t.call('owner', 'company.delete', { ...goes, undo: true })).status).toBe(200);
    await later(t, 2);
    expect((await t.call('owner', 'company.get', { companyId })).data).toMatchObject({ deletion: null });
    expect(await leave()).toBe(200);
    await later(t, 14);
    await later(t, 1);
    expect(t.identityActs).toContainEqual({ act: 'delete', who: 'owner' });
    expect((await t.call(null, 'company.get', { companyId })).status).toBe(404);
  });

  test('who has become the last owner in the meantime is told once, and goes when the company is in other hands', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await joined(t, 'owner', companyId, 'kim');
    await joined(t, 'owner', companyId, 'second');
    const makeOwner = (by: string, _userId: string) =>
      t.call(by, 'company.update-member', { companyId, member: { _userId, role: 'owner' } });
    await makeOwner('owner', 'second');
    await t.call('owner', 'user.delete', { userId: 'owner', confirm: true });
    // As a database of the version before has it: both could ask.
    await t.db.updateTable('user').set({ delete_at: t.now }).where('id', '=', 'second').execute();
    await later(t, 14);
    await later(t, 1);
    await later(t, 1);
    expect((await t.call('owner', 'user.get', { userId: 'owner' })).status).toBe(200);
    expect(t.identityActs).toEqual([]);
    const told = t.letters.filter(({ subject }) => subject === 'Dein Konto ist noch nicht gelöscht');
    expect(told.map(({ to, text }) => [to, text.includes('16. März 2026')])).toEqual([
      ['owner@example.org', true],
    ]);
    expect((await makeOwner('owner', 'kim')).status).toBe(200);
    await later(t, 1);
    expect(t.identityActs).toContainEqual({ act: 'delete', who: 'owner' });
  });

  test('of two owners one can go; who leaves is no owner for the other, and is made none', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    for (const uid of ['second', 'kim']) await joined(t, 'owner', companyId, uid);
    const change = (by: string, _userId: string, role: 'owner' | 'member') =>
      t.call(by, 'company.update-member', { companyId, member: { _userId, role } });
    const leave = (userId: string) => t.call(userId, 'user.delete', { userId, confirm: true });
    await change('owner', 'second', 'owner');
    await t.call('owner', 'company.offer-ownership', { companyId, _userId: 'kim' });
    expect((await leave('second')).status).toBe(200);
    expect((await leave('owner')).error.code).toBe('company_owned');
    expect((await change('owner', 'owner', 'member')).error.code).toBe('last_owner');
    expect((await leave('kim')).status).toBe(200);
    const takenOver = await t.call('kim', 'company.answer-ownership', { companyId, accept: true });
    expect(takenOver.error.code).toBe('last_owner');
    expect((await change('owner', 'kim', 'owner')).error.code).toBe('last_owner');
    await later(t, 14);
    expect(t.identityActs.map(({ who }) => who).toSorted()).toEqual(['kim', 'second']);
    expect((await leave('owner')).error.code).toBe('company_owned');
  });
});
