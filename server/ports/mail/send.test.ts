import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { LEASE_MS } from '../../work/work.ts';
import { doDueWork } from '../../work/worker.ts';
import type { Mail } from './mail.ts';
import { readEml } from './read-eml.ts';
import { smtpMail } from './smtp-mail.ts';

const TO = 'jana.krueger@example.org';
const LINK = 'https://zusage.example/?action=reset&token=secret-token';

const post = (t: TestApp) =>
  transact(t.parts, (context) =>
    postMail(context, { to: TO, lang: 'de_DE', template: 'reset', params: { url: LINK } }),
  );
const workWith = (t: TestApp, mail: Mail) => doDueWork({ ...t.parts, ports: { ...t.ports, mail } });
const waiting = (t: TestApp) => t.db.selectFrom('work').where('kind', '=', 'mail.send').selectAll().execute();
const inLog = (t: TestApp) =>
  JSON.stringify(t.faults, (_key, value) =>
    value instanceof Error ? `${value.name} ${value.message} ${value.stack} ${JSON.stringify(value)}` : value,
  );

onDatabase((app) => {
  test('a mail leaves with the change it tells of, and not without it', async () => {
    const t = app();
    await expect(
      transact(t.parts, async (context) => {
        await postMail(context, { to: TO, lang: 'de_DE', template: 'reset', params: { url: LINK } });
        throw new Error('refused');
      }),
    ).rejects.toThrow();
    await t.doWork();
    expect(t.letters).toEqual([]);
    await post(t);
    expect(t.letters).toEqual([]);
    await t.doWork();
    expect(t.letters).toMatchObject([{ to: TO, subject: 'Neues Passwort setzen' }]);
    expect(t.letters[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@zusage\.example>$/);
    await t.doWork();
    expect(t.letters).toHaveLength(1);
  });

  test('while the mail server is down a mail is put off, later it is sent exactly once, and no log names anybody', async () => {
    const t = app();
    const first = await startSmtpServer();
    const mail = smtpMail({ url: first.url, from: 'Zusage <post@zusage.example>' });
    await first.stop();
    await post(t);
    for (const seconds of [5, 10, 20]) {
      expect(await workWith(t, mail)).toBe(0);
      const [task] = await waiting(t);
      expect((task?.run_at.getTime() ?? 0) - t.now.getTime()).toBe(seconds * 1000);
      expect(task?.last_error).toBe('MailError ESOCKET');
      expect(await workWith(t, mail)).toBe(0);
      t.now = task?.run_at ?? t.now;
    }
    const second = await startSmtpServer(first.port);
    expect(await workWith(t, mail)).toBe(1);
    t.now = new Date(t.now.getTime() + 86_400_000);
    expect(await workWith(t, mail)).toBe(0);
    expect(second.received.map(({ to }) => to)).toEqual([[TO]]);
    expect(readEml(second.received[0]?.data ?? '').links).toEqual([LINK]);
    expect(await waiting(t)).toEqual([]);
    expect(t.faults).toHaveLength(3);
    expect(inLog(t)).not.toMatch(/jana|secret-token/);
    await second.stop();
  });

  test('a kill after the mail was taken sends it again under the same id, so the mailbox knows it', async () => {
    const t = app();
    const taken: string[] = [];
    const killed: Mail = {
      async send(letter) {
        taken.push(letter.messageId);
        // The process is gone: nothing that follows happens, the lease stays.
        throw new DOMException('gone', 'AbortError');
      },
      reach: async () => {},
    };
    await post(t);
    await workWith(t, killed);
    await t.db
      .updateTable('work')
      .set({ attempts: 0, run_at: new Date(t.now.getTime() + LEASE_MS) })
      .execute();
    await t.doWork();
    expect(t.letters).toEqual([]);
    t.now = new Date(t.now.getTime() + LEASE_MS);
    await t.doWork();
    expect(t.letters.map(({ messageId }) => messageId)).toEqual(taken);
  });

  test('a mail server that never answers holds up no call', async () => {
    const t = app();
    let answer = () => {};
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const silent: Mail = {
      send: () =>
        new Promise((resolve) => {
          answer = resolve;
          asked();
        }),
      reach: async () => {},
    };
    await post(t);
    const round = workWith(t, silent);
    await isAsked;
    // With the embedded database there is one connection: a transaction around the mail would keep this waiting.
    await seeker(t, 'mia');
    // Another process does not take the same mail meanwhile.
    await t.doWork();
    expect(t.letters).toEqual([]);
    answer();
    expect(await round).toBe(1);
    expect(await waiting(t)).toEqual([]);
  });

  test('an account asks for the link that confirms its address; one that has is told so', async () => {
    const t = app();
    t.signIn('mia', { emailVerified: false });
    await seeker(t, 'mia');
    await seeker(t, 'ben');
    await t.doWork();
    t.letters.length = 0;
    expect((await t.call('mia', 'user.verify-mail', { userId: 'mia' })).data).toEqual({ status: 'sent' });
    await t.doWork();
    expect(t.letters).toMatchObject([{ to: 'mia@example.org', subject: 'Ist das deine Adresse?' }]);
    expect(t.letters[0]?.text).toContain('https://zusage.example/?action=verify&token=');
    expect(t.identityActs).toContainEqual({ act: 'verify-link', who: 'mia@example.org' });
    expect((await t.call('ben', 'user.verify-mail', { userId: 'ben' })).data).toEqual({ status: 'verified' });
    expect((await t.call('ben', 'user.verify-mail', { userId: 'mia' })).error.code).toBe('identity_mismatch');
    for (let count = 0; count < 4; count++) await t.call('mia', 'user.verify-mail', { userId: 'mia' });
    expect((await t.call('mia', 'user.verify-mail', { userId: 'mia' })).error.code).toBe('too_many_requests');
  });
});
