import { expect, test } from 'vitest';
import { transact } from '../api/transact.ts';
import { postMail } from '../domain/mail/post-mail.ts';
import type { Mail } from '../ports/mail/mail.ts';
import { MailError } from '../ports/mail/mail.ts';
import { smtpMail } from '../ports/mail/smtp-mail.ts';
import { mailWork } from '../ports/mail/work.ts';
import { onDatabase } from '../testing/on-database.ts';
import { company, publishedJob } from '../testing/people.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import type { TestApp } from '../testing/test-app.ts';
import { queueWork } from './queue.ts';
import { ServiceBreaker } from './service-breaker.ts';
import { startWorker } from './start-worker.ts';
import { once } from './work.ts';
import { doDueWork } from './worker.ts';

const FROM = 'Zusage <post@zusage.example>';
const post = (t: TestApp, count: number) =>
  transact(t.parts, async (context) => {
    for (let index = 0; index < count; index++)
      await postMail(context, {
        to: `jana${index}@example.org`,
        lang: 'de_DE',
        template: 'reset',
        params: { url: 'https://zusage.example/' },
      });
  });
const mails = (t: TestApp) =>
  t.db.selectFrom('work').where('kind', '=', 'mail.send').select(['attempts', 'last_error']).execute();
const by = (t: TestApp, mail: Mail) => ({ ...t.parts, ports: { ...t.ports, mail } });

onDatabase((app) => {
  test('a mail server that accepts and says nothing delays no deadline', async () => {
    const t = app();
    const server = await startSmtpServer();
    server.silent = true;
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    await t.doWork();
    await post(t, 12);
    // The mails are due before the round that ends the job.
    t.now = new Date(t.now.getTime() + 31 * 86_400_000);
    const smtp = smtpMail({ url: server.url, from: FROM });
    const ended: unknown[] = [];
    const end = (error?: unknown) => ended.push(error);
    const mail: Mail = {
      send: (letter) => smtp.send(letter).finally(end),
      reach: () => smtp.reach(),
    };
    const taken = new Promise<void>((resolve) => {
      const stop = t.parts.realtime.subscribe((bucket) => {
        if (bucket !== 'market') return;
        stop();
        resolve();
      });
    });
    const worker = await startWorker(by(t, mail), () => () => {});
    await taken;
    expect((await t.db.selectFrom('job').where('id', '=', job._id).select('status').execute())[0]).toEqual({
      status: 'unpublished',
    });
    expect(ended).toEqual([]);
    expect((await mails(t)).filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(6);
    await server.stop();
    await worker.stop();
  });

  test('three failed connections, and all mails wait together until the server is there again', async () => {
    const t = app();
    const tried: string[] = [];
    let asked = 0;
    let away = true;
    const mail: Mail = {
      async send({ to }) {
        tried.push(to);
        if (away) throw new MailError('no connection', 'server', 'ESOCKET');
      },
      async reach() {
        asked += 1;
        if (away) throw new MailError('no connection', 'server', 'ESOCKET');
      },
    };
    const parts = { ...by(t, mail), kinds: mailWork };
    const breaker = new ServiceBreaker(t.parts.report);
    await post(t, 8);
    await doDueWork(parts, { breaker });
    expect(tried).toHaveLength(3);
    expect((await mails(t)).filter(({ attempts }) => attempts === 0)).toHaveLength(5);
    // Before the pause is over nobody asks.
    await breaker.ask(mailWork, parts.ports, t.parts.clock);
    await doDueWork(parts, { breaker });
    expect([asked, tried.length]).toEqual([0, 3]);
    t.now = new Date(t.now.getTime() + 5_000);
    expect(await breaker.ask(mailWork, parts.ports, t.parts.clock)).toBe(false);
    // The next pause is longer.
    t.now = new Date(t.now.getTime() + 9_999);
    expect([await breaker.ask(mailWork, parts.ports, t.parts.clock), asked]).toEqual([false, 1]);
    away = false;
    t.now = new Date(t.now.getTime() + 1);
    expect(await breaker.ask(mailWork, parts.ports, t.parts.clock)).toBe(true);
    expect(await doDueWork(parts, { breaker })).toBe(8);
    expect(await mails(t)).toEqual([]);
  });

  test('a mail that is refused says nothing of the server', async () => {
    const t = app();
    const mail: Mail = {
      send: async () => {
        throw new MailError('refused', 'now', 'EENVELOPE 450');
      },
      reach: async () => {},
    };
    await post(t, 5);
    await doDueWork({ ...by(t, mail), kinds: mailWork }, { breaker: new ServiceBreaker(t.parts.report) });
    expect((await mails(t)).map(({ attempts, last_error }) => [attempts, last_error])).toEqual(
      Array(5).fill([1, 'MailError EENVELOPE 450']),
    );
  });

  test('mails share connections', async () => {
    const t = app();
    const server = await startSmtpServer();
    await post(t, 6);
    expect(await doDueWork({ ...by(t, smtpMail({ url: server.url, from: FROM })), kinds: mailWork })).toBe(6);
    expect([server.received.length, server.connections]).toEqual([6, 1]);
    await server.stop();
  });

  test('a worker that stops finishes what is under way and takes nothing more', async () => {
    const t = app();
    let runs = 0;
    let begin = () => {};
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const finishing = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const kinds = {
      'test.slow': once(
        async () => {
          runs += 1;
          begin();
          await finishing;
        },
        { lane: 'bulk' },
      ),
    };
    await transact(t.parts, async (context) => {
      for (let count = 0; count < 3; count++) await queueWork(context, { kind: 'test.slow' });
    });
    const worker = await startWorker({ ...t.parts, kinds }, () => () => {});
    await begun;
    const stopped = worker.stop();
    finish();
    await stopped;
    expect(runs).toBe(1);
    expect(await t.db.selectFrom('work').where('kind', '=', 'test.slow').select('id').execute()).toHaveLength(
      2,
    );
  });
});
