import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, isWrite } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { transact } from '../../server/api/transact.ts';
import { eraseApplicationsOf } from '../../server/domain/application/erase.ts';
import { lockUser, unlockUser } from '../../server/domain/report/lock-account.ts';
import { eraseUser } from '../../server/domain/rights/erase-user.ts';
import { pullAll } from '../../server/testing/people.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { REASONS } from '../../server/testing/reasons.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import type { Case } from './case.ts';
import { cases } from './cases.ts';
import { fingerprint } from './fingerprint.ts';
import { type Reply, send } from './send.ts';
import { makeWorld, type World } from './world.ts';

/**
 * The replay column of the role matrix (rule W6): each write, made and answered, then repeated under its key after
 * something has changed who asks, or what is left to read. No call, and so no `again`, is left out.
 */

const START_MS = 60_000;
const writes = (Object.keys(calls) as CallName[]).filter((name) => {
  const { writes: marks = calls[name].method !== 'GET' } = calls[name] as Call;
  return marks !== false;
});
/** Words and names; not ids, instants, hashes, states and the like, which no person has written. */
const FREE = /[\s@äöüßÄÖÜ]|^[A-Z][a-z]+$/;

let t: TestApp;
let world: World;
beforeAll(async () => {
  t = await testApp(openMigrated);
}, START_MS);
afterAll(() => t.close());

/** Every text somebody could have written, in an answer or in arguments. */
function wordsOf(node: unknown): string[] {
  if (typeof node === 'string') return FREE.test(node) ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(wordsOf);
}

/** What an account may read at this moment, of its own record and of everything that is mirrored to it. */
async function freshReads(uid: string | null): Promise<string> {
  if (uid === null) return '';
  const reads = [
    await t.call(uid, 'user.get', { userId: uid }),
    await t.call(uid, 'sync.pull', {}).then(async ({ status }) => (status === 200 ? pullAll(t, uid) : null)),
    ...(await Promise.all(
      [world.companyId, world.foreignCompanyId].flatMap((id) => [
        t.call(uid, 'company.get', { companyId: id }),
        t.call(uid, 'customer.get', { companyId: id }),
      ]),
    )),
  ];
  return JSON.stringify(reads);
}

type Made = {
  readonly uid: string | null;
  readonly first: Reply;
  readonly replay: () => Promise<Reply>;
  readonly args: Record<string, unknown>;
};

/** The good case of a call, done and answered. */
async function make(name: CallName): Promise<Made> {
  const entry = cases[name] as unknown as Case<CallName>;
  const uid = world.token(entry.by);
  const args = (await entry.args(world, entry.by)) as Record<string, unknown>;
  expect(isWrite(calls[name], args)).toBe(true);
  const key = v7();
  const first = await send(t, uid, name, args, key);
  expect(first.status, first.text).toBe(200);
  const replay = () => send(t, uid, name, args, key);
  return { uid, first, replay, args };
}

/** Answered from what may be read now, or not any more; and without a second effect. */
async function expectFresh(name: CallName, { uid, replay, args }: Made): Promise<Reply> {
  const trace = await fingerprint(t.db);
  const reply = await replay();
  expect(await fingerprint(t.db)).toBe(trace);
  if (reply.status === 200) {
    expect(reply.replayed).toBe(true);
    // A read that leaves a mark is its own fresh one.
    const reads = calls[name].method === 'GET' || name === 'guardian.get';
    const itself = reads ? (await send(t, uid, name, args)).text : '';
    const fresh = `${await freshReads(uid)}${itself}${JSON.stringify(args)}`;
    const more = wordsOf(reply.body).filter((word) => !fresh.includes(JSON.stringify(word).slice(1, -1)));
    expect(more, 'shown by the replay and by no read').toEqual([]);
  } else expect([reply.status, reply.body.error?.code], reply.text).toEqual([410, 'answer_gone']);
  return reply;
}

const isMember = (uid: string | null) =>
  t.db
    .selectFrom('member')
    .where('user_id', '=', uid ?? '')
    .where('company_id', '=', world.companyId)
    .selectAll()
    .executeTakeFirst();

describe.each(writes)('%s', (name) => {
  beforeAll(async () => {
    world = await makeWorld(t);
    // Somebody who stays, so that each owner may go.
    await t.db
      .updateTable('member')
      .set({ role: 'owner', can_chat: true, can_sign: true })
      .where('user_id', '=', 'canSign')
      .execute();
  });

  test('W6.2 its replay shows what can be read, before and after the applicant’s data were erased', async () => {
    const made = await make(name);
    await expectFresh(name, made);
    await transact(t.parts, (context) => eraseApplicationsOf(context, 'self'));
    const { text } = await expectFresh(name, made);
    // Names of who applied come from the application alone, for a company.
    if (made.uid !== 'self') expect(text).not.toMatch(/I bake at home/);
  });

  test('W6.2 its replay by a locked account is refused, unless the call is open to one', async () => {
    const made = await make(name);
    const { uid } = made;
    if (uid === null || (await t.call(uid, 'user.get', { userId: uid })).status !== 200) return;
    const facts = { ...REASONS, uid, reasonCode: 'scam', until: null } as const;
    await transact(t.parts, (context) => lockUser(context, facts));
    const reply = await made.replay();
    if ((calls[name] as Call).whileLocked !== true)
      expect([reply.status, reply.body.error?.code]).toEqual([423, 'locked']);
    else {
      expect([200, 410]).toContain(reply.status);
      expect(reply.body.changes ?? []).toEqual([]);
    }
    await transact(t.parts, (context) => unlockUser(context, { uid }));
  });

  test('W6.2 its replay by somebody who has left the company shows nothing of the company', async () => {
    const made = await make(name);
    const { uid } = made;
    const membership = await isMember(uid);
    if (uid === null || membership === undefined) return;
    const company = { companyId: world.companyId, _userId: uid };
    const gone = await t.call(uid, 'company.delete-member', company);
    expect(gone.status, JSON.stringify(gone.error)).toBe(200);
    const reply = await expectFresh(name, made);
    expect(JSON.stringify(reply.body.changes ?? [])).not.toContain(`company:${world.companyId}`);
    await t.db
      .insertInto('member')
      .values({ ...membership, position: membership.position })
      .execute();
  });

  test('W6.3 its replay by an account that is erased shows nothing of it', async () => {
    const made = await make(name);
    const { uid } = made;
    const known =
      uid !== null && (await t.db.selectFrom('user').where('id', '=', uid).select('id').executeTakeFirst());
    if (!known) return;
    await t.db.updateTable('user').set({ delete_at: t.now }).where('id', '=', uid).execute();
    await transact(t.parts, (context) => eraseUser(context, { uid }));
    const { erased_at } = await t.db
      .selectFrom('user')
      .where('id', '=', uid)
      .select('erased_at')
      .executeTakeFirstOrThrow();
    // The only owner of a company stays until somebody else owns it.
    if (erased_at === null) return;
    const reply = await made.replay();
    const shown = wordsOf(reply.body.data).concat(wordsOf(reply.body.changes));
    const own = JSON.stringify(made.args);
    expect(shown.filter((word) => !own.includes(JSON.stringify(word).slice(1, -1)))).toEqual([]);
    expect(reply.status, reply.text).not.toBe(500);
  });
});

test('the column has a row for each call that says how it is answered again', () => {
  expect(writes.length).toBeGreaterThan(80);
});
