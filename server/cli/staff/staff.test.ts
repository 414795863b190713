import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { withDevice } from '../../testing/devices.ts';
import { joined } from '../../testing/invited.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob, seeker } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';

const RULE = ['--rule', 'terms 7'];

onDatabase((app) => {
  test('an account is locked with its reasons until a day, told of it, and opened again', async () => {
    const t = app();
    const { say, refusal, run } = terminal(t);
    await seeker(t, 'jana');
    const lock = [
      'lock',
      'JANA@example.org',
      '--reason',
      'scam',
      '--rule',
      'terms 7',
      '--text',
      'Asked for a fee.',
      '--until',
      '2026-03-09',
    ];
    const { effects } = await run(...lock);
    expect(effects.buckets).toContain('user:jana');
    expect(
      (await t.call('jana', 'notification.read-all', { userId: 'jana', upTo: t.now.toISOString() })).status,
    ).toBe(423);
    const user = await t.db.selectFrom('user').where('id', '=', 'jana').selectAll().executeTakeFirstOrThrow();
    expect([user.lock_reason, user.lock_statement, user.lock_until?.toISOString()]).toEqual([
      'scam',
      'Asked for a fee.',
      // The end of that day in Germany, as the mail says it.
      '2026-03-09T22:59:59.999Z',
    ]);
    await t.doWork();
    expect(t.letters.map(({ to }) => to)).toEqual(['jana@example.org']);
    expect(await say('unlock', 'jana@example.org')).toBe('jana@example.org is unlocked.');
    expect(await say('unlock', 'jana@example.org')).toBe('jana@example.org was not locked.');
    expect((await t.call('jana', 'sync.pull', {})).status).toBe(200);
    expect(await refusal('lock', 'nobody@example.org', '--reason', 'x', '--text', 'y', ...RULE)).toEqual({
      exitCode: 1,
      message: 'There is no account with the mail address nobody@example.org.',
    });
    expect(await refusal(...lock.slice(0, -1), '2026-03-01')).toMatchObject({ exitCode: 2 });
    expect(await refusal(...lock.slice(0, -1), 'soon')).toMatchObject({ exitCode: 2 });
  });

  test('a verified company shows as that on every job, and both logs say who vouched', async () => {
    const t = app();
    const { say, refusal, run } = terminal(t);
    const { _id: companyId } = await company(t, 'owner');
    await t.db.updateTable('company').set({ verified: false }).execute();
    await seeker(t, 'mia');
    const { effects, outcome } = await run('verify-company', 'de 136 695 976');
    expect(outcome.lines).toEqual(['Bakery owner is verified.']);
    expect(effects.buckets).toContain(`company:${companyId}`);
    expect((await t.call('mia', 'company.get', { companyId })).data.verified).toBe(true);
    expect(await say('verify-company', companyId)).toBe('Bakery owner was verified already.');
    expect(await say('unverify-company', companyId, '--reason', 'A wrong name.', ...RULE)).toBe(
      'Bakery owner is no longer verified.',
    );
    const log = await t.call('owner', 'log.list', { companyId });
    expect(log.data.items.slice(0, 2).map(({ action, actor }) => [action, actor])).toEqual([
      ['company.unverified', { _userId: null, name: 'Zusage', position: 'staff' }],
      ['company.verified', { _userId: null, name: 'Zusage', position: 'staff' }],
    ]);
    const acts = await t.db.selectFrom('staff_log').selectAll().orderBy('id').execute();
    expect(acts.map(({ command, outcome }) => [command, outcome])).toEqual([
      ['verify-company', 'Bakery owner is verified.'],
      ['verify-company', 'Bakery owner was verified already.'],
      ['unverify-company', 'Bakery owner is no longer verified.'],
    ]);
    expect(JSON.parse(acts[0]?.args ?? '')).toEqual({ words: ['de 136 695 976'] });
    expect(await refusal('verify-company', 'DE129273398')).toMatchObject({ exitCode: 1 });
    expect(await refusal('verify-company', "'; drop table company; --")).toMatchObject({ exitCode: 1 });
  });

  test('a block and its end stand in the log of the company, also of one without ads', async () => {
    const t = app();
    const { run } = terminal(t);
    const { _id: companyId } = await company(t, 'owner');
    await t.db.updateTable('company').set({ verified: false }).execute();
    await run('block-company', companyId, '--reason', 'Asks for a fee.', ...RULE);
    await run('unblock-company', companyId);
    const log = await t.call('owner', 'log.list', { companyId });
    expect(log.data.items.map(({ action }) => action)).toEqual([
      'company.unblocked',
      'company.blocked',
      'company.created',
    ]);
  });

  test('pushes are left to the server as work', async () => {
    const t = app();
    const { run } = terminal(t);
    await company(t, 'owner');
    await t.db.updateTable('company').set({ verified: false }).execute();
    await withDevice(t, 'owner');
    await run('verify-company', 'DE136695976');
    expect(t.pushed).toEqual([]);
    await t.doWork();
    expect(t.pushed).toHaveLength(1);
  });

  test('a refused act leaves nothing behind, not even in the staff log', async () => {
    const t = app();
    const { refusal } = terminal(t);
    const { _id: companyId } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', companyId);
    expect((await refusal('review', 'approve', job._id)).message).toMatch(/^A job that is published .*\.$/);
    expect(await refusal('unpublish-job', companyId, '--reason', 'x', ...RULE)).toEqual({
      exitCode: 1,
      message: `There is no job with the id ${companyId}.`,
    });
    expect(await refusal('grant-admin', 'owner@example.org')).toEqual({
      exitCode: 1,
      message: 'owner@example.org belongs to a company; staff is on neither side.',
    });
    expect(await refusal('revoke-admin', 'owner@example.org')).toMatchObject({ exitCode: 1 });
    expect(await t.db.selectFrom('staff_log').selectAll().execute()).toEqual([]);
  });

  test('staff is made out of an account that is on neither side, and can be an ordinary one again', async () => {
    const t = app();
    const { say } = terminal(t);
    await seeker(t, 'jana');
    expect(await say('grant-admin', 'jana@example.org')).toBe('jana@example.org is staff now.');
    expect((await t.call('jana', 'user.get', { userId: 'jana' })).data.userMode).toBe('admin');
    expect(await say('grant-admin', 'jana@example.org')).toBe('jana@example.org is staff already.');
    expect(await say('revoke-admin', 'jana@example.org')).toBe('jana@example.org is no longer staff.');
  });

  test('what is not there is refused in a sentence, by every command that names something', async () => {
    const t = app();
    const { refusal, say } = terminal(t);
    const text = ['--text', 'x'];
    for (const argv of [
      ['unlock', 'a@example.org'],
      ['reports', 'decide', v7(), '--outcome', 'dismissed', ...text],
      ['reports', 'decide', 'x', '--outcome', 'dismissed', ...text],
      ['appeals', 'decide', v7(), '--outcome', 'refused', ...text],
      ['verify-company', v7()],
      ['unverify-company', 'x', '--reason', 'x', ...RULE],
      ['block-company', 'x', '--reason', 'x', ...RULE],
      ['unblock-company', 'x'],
      ['review', 'approve', v7()],
      ['review', 'refuse', 'x', '--reason', 'x', ...RULE],
      ['unpublish-job', v7(), '--reason', 'x', ...RULE],
      ['archive-page', 'x'],
      ['creator', 'verify', v7()],
      ['creator', 'fail', 'x', ...text, ...RULE],
      ['book-payment', '2026-1'],
      ['refund', '2026-1'],
      ['end-plan', 'x'],
      ['verify-log', '--company', 'x'],
      ['export-log', v7(), 'x'],
      ['grant-admin', 'a@example.org'],
      ['revoke-admin', 'a@example.org'],
    ]) {
      const { exitCode, message } = await refusal(...argv);
      expect([argv, exitCode, message]).toEqual([argv, 1, expect.stringMatching(/^[A-Z].*\.$/)]);
    }
    for (const argv of [
      ['reports', 'decide', v7(), '--outcome', 'maybe', ...text],
      ['reports', 'decide', v7(), '--outcome', 'upheld', '--measure', 'beheaded', ...text],
      ['appeals', 'decide', v7(), '--outcome', 'maybe', ...text],
      ['creator', 'fail', v7(), '--reason', 'nonsense', ...text, ...RULE],
      ['unpublish-job', v7(), '--reason', 'x', '--rule', 'terms 12'],
    ])
      expect([argv, (await refusal(...argv)).exitCode]).toEqual([argv, 2]);
    expect(await t.db.selectFrom('staff_log').selectAll().execute()).toEqual([]);
    expect(await say('reports')).toBe('0 open reports.');
    expect(await say('appeals')).toBe('0 open appeals.');
    expect(await say('review', '--list')).toBe('0 jobs wait.');
    expect(await say('creator')).toBe('0 sources are not proven.');
  });

  test('verify-log finds the one log that was tampered with, and says where', async () => {
    const t = app();
    const { say, run } = terminal(t);
    const one = await company(t, 'owner');
    const other = await company(t, 'rival', 1);
    await joined(t, 'owner', one._id, 'kim');
    expect(await say('verify-log')).toMatch(/^All 2 logs hold: \d+ entries\.$/);
    await sql`alter table company_log disable trigger company_log_append_only`.execute(t.db);
    await sql`update company_log set after = '{"role":"owner"}' where action = 'member.added'`.execute(t.db);
    await sql`alter table company_log enable trigger company_log_append_only`.execute(t.db);
    const { outcome } = await run('verify-log');
    expect(outcome.failed).toBe(true);
    expect(outcome.lines).toEqual([
      `Company ${one._id}: entry 4 was tampered with: its content is not what was written.`,
      '1 of 2 logs do not hold.',
    ]);
    expect(await say('verify-log', '--company', other._id)).toBe('All 1 logs hold: 1 entries.');
  });

  test('a log is exported with its hashes, and says so itself', async () => {
    const t = app();
    const { say, written } = terminal(t);
    const { _id } = await company(t, 'owner');
    expect(await say('export-log', _id, 'log.jsonl')).toBe('log.jsonl: 2 entries of Bakery owner.');
    const lines = (written.get('log.jsonl') ?? '').trimEnd().split('\n');
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries.map(({ seq, action }) => [seq, action])).toEqual([
      [1, 'company.created'],
      [2, 'log.exported'],
    ]);
    expect(entries[1].prevHash).toBe(entries[0].hash);
  });
});
