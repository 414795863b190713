import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallName, calls } from '../../contract/calls.ts';
import { handlers } from '../routes/handlers.ts';
import { workKinds } from '../routes/work.ts';
import { DAY, hiring } from '../testing/hiring.ts';
import { fullLife, SECRET } from '../testing/life.ts';
import { onDatabase } from '../testing/on-database.ts';
import { member } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { queueRecurring } from '../work/recurring.ts';
import { transact } from './transact.ts';

const names = Object.keys(calls) as CallName[];

/** Texts of a schema that could say anything: an id, an instant or a choice of a few words cannot. */
function freeTexts(node: unknown, at = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, format, pattern, enum: choice, const: only } = node as Record<string, unknown>;
  if (type === 'string' && format === undefined && pattern === undefined && choice === undefined && !only)
    return [at];
  return Object.entries(node).flatMap(([key, value]) => freeTexts(value, `${at}/${key}`));
}

test('W6.2 an answer that is kept as it was told has no room for anybody’s words', () => {
  const kept = names.filter((name) => handlers[name].again?.keeps);
  expect(kept.length).toBeGreaterThan(10);
  for (const name of kept)
    expect([name, freeTexts(z.toJSONSchema(calls[name].answer, { unrepresentable: 'any' }))]).toEqual([
      name,
      [],
    ]);
});

test('W6.2 every write says how it is answered again, and no read does', () => {
  const writes = names.filter((name) => {
    const { writes = calls[name].method !== 'GET' } = calls[name];
    return writes !== false;
  });
  expect(names.filter((name) => handlers[name].again !== undefined)).toEqual(writes);
});

async function erase(t: TestApp, uid: string): Promise<void> {
  await t.call(uid, 'user.delete', { userId: uid, confirm: true });
  t.now = new Date(t.now.getTime() + 15 * DAY);
  await transact(t.parts, (context) => queueRecurring(context, workKinds));
  await t.doWork();
}

const GONE = { status: 410, error: { code: 'answer_gone' } };

onDatabase((app) => {
  test('W6.2 a replay after the applicants’ data were erased shows nothing of them', async () => {
    const t = app();
    const { job, of } = await hiring(t);
    const key = v7();
    const accept = () => t.call('owner', 'application.accept', of, key);
    expect((await accept()).data.applicant.name).toBe('Jana Krüger');
    await t.call('owner', 'application.reject', of);
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    expect((await t.call('owner', 'job.clean', { _jobId: job._id })).status).toBe(200);
    const replay = await accept();
    expect(JSON.stringify(replay)).not.toMatch(/Jana|I bake at home/);
    expect(replay).toMatchObject(GONE);
  });

  test('W6.2 a replay by a removed member shows no applicant', async () => {
    const t = app();
    const { companyId, of } = await hiring(t);
    const key = v7();
    const annotate = () =>
      t.call('chatter', 'application.annotate', { ...of, notes: 'Schichtleitung?' }, key);
    expect((await annotate()).data.private.notes).toBe('Schichtleitung?');
    await t.call('owner', 'company.delete-member', { companyId, _userId: 'chatter' });
    const replay = await annotate();
    expect(JSON.stringify(replay)).not.toMatch(/Jana|Schichtleitung/);
    expect(replay).toMatchObject(GONE);
  });

  test('W6.2 a replay by a locked account is refused; once it is open again it is answered', async () => {
    const t = app();
    await hiring(t);
    const key = v7();
    const args = { _userId: 'mia', general: { headline: 'Bäckerin' } };
    const update = () => t.call('mia', 'user.update-general', args, key);
    expect((await update()).data.general.headline).toBe('Bäckerin');
    const lock = (at: Date | null) =>
      t.db.updateTable('user').set({ locked_at: at }).where('id', '=', 'mia').execute();
    await lock(t.now);
    expect(await update()).toMatchObject({ status: 423, error: { code: 'locked' } });
    await lock(null);
    expect((await update()).headers['idempotency-replayed']).toBe('true');
  });

  test('W6.3 erasing somebody leaves the keys of others alone: what they did is not done again', async () => {
    const t = app();
    const { companyId } = await hiring(t);
    const key = v7();
    const change = { companyId, member: { _userId: 'reader', position: 'Verkauf' } };
    const update = () => t.call('owner', 'company.update-member', change, key);
    expect(JSON.stringify((await update()).data.members)).toContain('reader');
    await erase(t, 'reader');
    const replay = await update();
    expect([replay.status, replay.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(JSON.stringify(replay)).not.toContain('reader');
  });

  test('W6.2 no word of anybody is kept under a key', async () => {
    const t = app();
    const { companyId } = await fullLife(t);
    await member(t, companyId, 'chatter', true);
    const rows = await t.db.selectFrom('idempotency').select(['call', 'answer']).execute();
    expect(rows.length).toBeGreaterThan(20);
    const telling = rows.filter(({ answer }) => new RegExp(`${SECRET}|Krüger|@example`).test(answer ?? ''));
    expect(telling.map(({ call }) => call)).toEqual([]);
  });
});
