import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { readMeta, settleEpoch } from '../../database/epoch.ts';
import { forgetMails, readRestoreLog } from '../../domain/backup/restore-log.ts';
import { writeCreditNote } from '../../domain/billing/ledger/credit-note.ts';
import { subscriptionWork } from '../../domain/billing/work.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { paying } from '../../testing/customers.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, member, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Into } from './catch-up.ts';
import { readBackup } from './read-backup.ts';
import { type Restored, restore } from './restore.ts';
import { writeBackup } from './write-backup.ts';

const newId = () => v7();

async function backup(t: TestApp): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup(t.db, { dataDir: undefined, now: t.now }, async (source) => {
    for await (const line of source) lines.push(line.slice(0, -1));
  });
  return lines;
}

/** Empties the database and fills it from the lines; what is noted beside the files stays. */
async function setBack(t: TestApp, lines: string[], options: Partial<Into> = {}): Promise<Restored> {
  await emptyTables(t.db);
  return restore(t.db, readBackup(each(lines)), {
    dataDir: undefined,
    newId,
    now: t.now,
    readLog: (since) => readRestoreLog(t.ports.files, since),
    ...options,
  });
}

/** Takes the first invoice back by a credit note, which has a number of its own. */
async function anotherInvoice(t: TestApp): Promise<void> {
  const first = await t.db
    .selectFrom('invoice')
    .where('kind', '=', 'invoice')
    .selectAll()
    .executeTakeFirstOrThrow();
  await transact(t.parts, (context) => writeCreditNote(context, first));
}

const numbers = async (t: TestApp) =>
  (await t.db.selectFrom('invoice').select('number').orderBy('number').execute()).map(({ number }) => number);

const later = (t: TestApp, days: number) => {
  t.now = new Date(t.now.getTime() + days * 86_400_000);
};

async function* each(lines: string[]): AsyncGenerator<string> {
  yield* lines;
}

onDatabase((app) => {
  test('R3.2 restored into the same database, a cursor from after the backup resets every bucket', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const kept = await publishedJob(t, 'owner', _id);
    const lines = await backup(t);
    const lost = await publishedJob(t, 'owner', _id);
    const { cursor } = await pullAll(t, 'owner');
    await setBack(t, lines);
    // As many writes as were lost: the positions of old and new would be the same.
    const next = await publishedJob(t, 'owner', _id);
    const after = await pullAll(t, 'owner', cursor);
    expect(after.reset).toEqual(['user:owner', `company:${_id}`, 'market']);
    const market = after.changes.filter(({ bucket }) => bucket === 'market').map(({ id }) => id);
    expect(market.sort()).toEqual([kept._id, next._id].sort());
    expect(market).not.toContain(lost._id);
    // The process that starts on it finds it settled.
    const epoch = await readMeta(t.db, 'epoch');
    await settleEpoch(t.db, newId);
    expect(await readMeta(t.db, 'epoch')).toBe(epoch);
  });

  test('R3.8 rows that a dump of the database itself has put back are of a new epoch', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await publishedJob(t, 'owner', _id);
    const { cursor } = await pullAll(t, 'owner');
    const rows = await t.db.selectFrom('meta').selectAll().execute();
    await t.db.deleteFrom('meta').execute();
    await t.db.insertInto('meta').values(rows).execute();
    expect((await pullAll(t, 'owner', cursor)).reset).toEqual([]);
    await settleEpoch(t.db, newId);
    const after = await pullAll(t, 'owner', cursor);
    expect(after.reset).toEqual(['user:owner', `company:${_id}`, 'market']);
    expect(after.changes.filter(({ bucket }) => bucket === 'market')).toHaveLength(1);
  });

  test('a person who was erased after the backup is erased again, and everybody else stays', async () => {
    const t = app();
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    const lines = await backup(t);
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    later(t, 15);
    await t.doWork();
    const restored = await setBack(t, lines);
    expect(restored.erasures).toBe(1);
    await t.doWork();
    const people = await t.db
      .selectFrom('user')
      .select(['id', 'firstname', 'erased_at'])
      .orderBy('id')
      .execute();
    expect(people.map(({ id, erased_at }) => [id, erased_at !== null])).toEqual([
      ['ben', false],
      ['mia', true],
    ]);
    expect(people[1]?.firstname).toBe('');
  });

  test('an owner who handed the company over before they were erased is erased again, and it has another owner', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await member(t, _id, 'second', false);
    const lines = await backup(t);
    await t.call('owner', 'company.offer-ownership', { companyId: _id, _userId: 'second' });
    await t.call('second', 'company.answer-ownership', { companyId: _id, accept: true });
    await t.call('owner', 'user.delete', { userId: 'owner', confirm: true });
    later(t, 15);
    await t.doWork();
    const restored = await setBack(t, lines);
    expect(restored.heirs).toEqual([{ company: 'Bakery owner', mail: 'second@example.org' }]);
    await t.doWork();
    const people = await t.db.selectFrom('user').where('erased_at', 'is not', null).select('id').execute();
    expect(people).toEqual([{ id: 'owner' }]);
    expect(await t.db.selectFrom('member').select(['user_id', 'role']).execute()).toEqual([
      { user_id: 'second', role: 'owner' },
    ]);
  });

  test('a company that had ended its plan before it was erased is erased again, and is billed no more', async () => {
    const t = app();
    await paying(t, 'olga');
    const { id } = await t.db.selectFrom('company').select('id').executeTakeFirstOrThrow();
    const lines = await backup(t);
    await t.db.updateTable('subscription').set({ status: 'canceled', ended_at: t.now }).execute();
    await t.call('olga', 'company.delete', { companyId: id, confirmName: 'Bakery olga' });
    later(t, 15);
    await t.doWork();
    const before = await numbers(t);
    await setBack(t, lines);
    await t.doWork();
    later(t, 40);
    await makeDue(t, subscriptionWork);
    await t.doWork();
    const { deleted_at } = await t.db.selectFrom('company').select('deleted_at').executeTakeFirstOrThrow();
    expect(deleted_at).not.toBeNull();
    expect(await numbers(t)).toEqual(before);
  });

  test('a company that was erased after the backup is erased again', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const lines = await backup(t);
    await t.call('owner', 'company.delete', { companyId: _id, confirmName: 'Bakery owner' });
    later(t, 15);
    await t.doWork();
    expect((await setBack(t, lines)).erasures).toBe(1);
    await t.doWork();
    const row = await t.db.selectFrom('company').select('deleted_at').executeTakeFirstOrThrow();
    expect(row.deleted_at).not.toBeNull();
  });

  test('no invoice number that was given after the backup is given again', async () => {
    const t = app();
    await paying(t, 'olga');
    const lines = await backup(t);
    await anotherInvoice(t);
    const given = await numbers(t);
    await setBack(t, lines);
    await anotherInvoice(t);
    const [, next] = await numbers(t);
    expect(given).toEqual(['R2026-000001', 'R2026-000002']);
    expect(next).toBe('R2026-000003');
  });

  test('where no note of invoices is left, the last number has to be named', async () => {
    const t = app();
    await paying(t, 'olga');
    const lines = await backup(t);
    const nothing = { readLog: async () => ({ erased: [], invoices: new Map(), mails: [] }) };
    await expect(setBack(t, lines, nothing)).rejects.toThrow(/--last-invoice \(R2026-000001 if/);
    expect(await t.db.selectFrom('user').select('id').execute()).toEqual([]);
    await setBack(t, lines, { ...nothing, lastInvoice: { year: 2026, serial: 41 } });
    await anotherInvoice(t);
    expect(await numbers(t)).toEqual(['R2026-000001', 'R2026-000042']);
  });

  test('a mail that went out after the backup does not go out again, and one that did not does', async () => {
    const t = app();
    await company(t, 'owner');
    const mail = (n: number) =>
      transact(t.parts, (context) =>
        postMail(context, {
          to: `${n}@story.example`,
          lang: 'de_DE',
          template: 'lock',
          params: { firstname: 'Mia', until: '', reason: 'spam', url: 'https://zusage.example' },
        }),
      );
    await mail(1);
    await mail(2);
    const queued = await backup(t);
    await t.db
      .deleteFrom('work')
      .where('kind', '=', 'mail.send')
      .where(sql`payload ->> 'to'`, '=', '2@story.example')
      .execute();
    later(t, 1);
    await t.doWork();
    await mail(3);
    await t.doWork();
    t.letters.length = 0;
    await setBack(t, queued);
    await mail(3);
    await mail(3);
    await mail(4);
    await t.doWork();
    // Notes are kept for as long as somebody may restore a backup.
    later(t, 40);
    await transact(t.parts, (context) => forgetMails(context.ports.files, t.now));
    expect((await readRestoreLog(t.ports.files, new Date(0))).mails).not.toEqual([]);
    later(t, 60);
    await transact(t.parts, (context) => forgetMails(context.ports.files, t.now));
    expect((await readRestoreLog(t.ports.files, new Date(0))).mails).toEqual([]);
    expect(t.letters.map(({ to }) => to).sort()).toEqual([
      '2@story.example',
      '3@story.example',
      '4@story.example',
    ]);
  });
});
