import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import { folderMail } from './folder-mail.ts';
import type { Letter, Mail } from './mail.ts';
import { readEml } from './read-eml.ts';
import { smtpMail } from './smtp-mail.ts';

const FROM = 'Zusage <post@zusage.example>';
const LETTER: Letter = {
  to: 'jana.krueger@example.org',
  subject: 'Antwort auf deine Bewerbung: Bäckerei „Süß & Söhne“ in Mönchengladbach, ab sofort, in Teilzeit',
  text: 'Hallo Jana,\n\n.ein Punkt am Anfang, ein langes Wort und = ein Zeichen.\n\nhttps://zusage.example/?action=verify&token=abc\n',
  html: '<p>Hallo Jana</p>',
  messageId: '<0195e0c0-0000-7000-8000-000000000001@zusage.example>',
  unsubscribe: 'https://zusage.example/?action=unsubscribe&token=x',
};

const folder = mkdtempSync(join(tmpdir(), 'zusage-mail-'));
const names = () => (existsSync(folder) ? readdirSync(folder) : []);
const inFolder = () => names().map((name) => readFileSync(join(folder, name), 'utf8'));

let server: SmtpServer;
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Both sides of the port, and what the receiver then has. */
const sides: [string, () => { mail: Mail; sources: () => string[] }][] = [
  ['a folder', () => ({ mail: folderMail(folder), sources: inFolder })],
  [
    'SMTP',
    () => ({
      mail: smtpMail({ url: server.url, from: FROM }),
      sources: () => server.received.map(({ data }) => data),
    }),
  ],
];

describe.each(sides)('%s', (_name, side) => {
  test('a mail arrives with its words, its language’s letters, its id and its way out', async () => {
    const { mail, sources } = side();
    await mail.send(LETTER);
    const [source = ''] = sources();
    expect(readEml(source)).toMatchObject({
      to: LETTER.to,
      subject: LETTER.subject,
      links: ['https://zusage.example/?action=verify&token=abc'],
    });
    expect(readEml(source).text.replaceAll('\r\n', '\n').trim()).toBe(LETTER.text.trim());
    expect(source).toContain(`Message-ID: ${LETTER.messageId}`);
    expect(source).toContain(`List-Unsubscribe: <${LETTER.unsubscribe}>`);
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain('text/html');
  });

  test('L14 files go along, and the words are read as before', async () => {
    const { mail, sources } = side();
    const content = Buffer.from('%PDF-1.7 Rechnung');
    await mail.send({
      ...LETTER,
      attachments: [{ filename: 'R2026-000001.pdf', type: 'application/pdf', content }],
    });
    const [source = ''] = sources();
    expect(source).toContain('filename=R2026-000001.pdf');
    expect(source).toContain(content.toString('base64'));
    expect(readEml(source).text.replaceAll('\r\n', '\n').trim()).toBe(LETTER.text.trim());
  });

  test('nothing in a mail becomes a header, a recipient or a second mail', async () => {
    const { mail, sources } = side();
    const evil = 'x\r\nBcc: all@example.org\r\n\r\nHello\r\n.\r\nMAIL FROM:<a@b.example>';
    await mail.send({
      ...LETTER,
      subject: evil,
      text: evil,
      messageId: `<1@zusage.example>\r\nBcc: all@example.org`,
      unsubscribe: `https://zusage.example/\r\nBcc: all@example.org`,
    });
    expect(sources()).toHaveLength(1);
    const head = (sources()[0] as string).split(/\r?\n\r?\n/)[0] as string;
    expect(head).not.toMatch(/^bcc:/im);
    expect(head.match(/^to:.*$/gim)).toEqual([`To: ${LETTER.to}`]);
    expect(server.received.flatMap(({ to }) => to).filter((to) => to !== LETTER.to)).toEqual([]);
  });

  test.each([
    'mia@example.org\r\nBcc: all@example.org',
    'mia@example.org, all@example.org',
    'Mia <mia@example.org>',
    'mia@example.org>\r\nDATA',
    'mia',
    '',
  ])('"%s" is no address, and no mail leaves', async (to) => {
    const { mail, sources } = side();
    await mail.send({ ...LETTER, to }).catch((error: Error) => {
      expect(error.message).not.toContain('example.org');
    });
    expect([sources(), server.received]).toEqual([[], []]);
  });
});

test('a mail that is sent to the folder twice is there once, for its owner only', async () => {
  await folderMail(folder).send(LETTER);
  await folderMail(folder).send(LETTER);
  expect(readdirSync(folder)).toEqual(['0195e0c0-0000-7000-8000-000000000001.eml']);
  expect(statSync(join(folder, readdirSync(folder)[0] as string)).mode & 0o777).toBe(0o600);
});

describe('what a mail server says', () => {
  const smtp = () => smtpMail({ url: server.url, from: FROM });

  test.each(['550 5.1.1 no such user', '553 5.1.3 bad address', '550 unknown jana.krueger@example.org'])(
    '"%s" ends it: the mailbox does not exist',
    async (refusal) => {
      server.refuse = refusal;
      const error = await smtp()
        .send(LETTER)
        .catch((thrown: Error) => thrown);
      expect(error).toMatchObject({ name: 'MailError', what: 'mail' });
      expect(server.received).toEqual([]);
      expect(`${(error as Error).message}${(error as Error).stack}`).not.toContain('jana');
    },
  );

  test.each([
    '450 4.2.1 busy',
    '451 4.7.1 greylisted',
    '452 4.2.2 mailbox of jana.krueger@example.org full',
    '550 5.7.1 relaying denied',
    '554 5.7.1 rejected',
  ])('"%s" is tried again', async (refusal) => {
    server.refuse = refusal;
    const error = await smtp()
      .send(LETTER)
      .catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'MailError', what: 'now' });
    expect(`${(error as Error).message}${(error as Error).stack}`).not.toContain('jana');
    server.refuse = undefined;
    await smtp().send(LETTER);
    expect(server.received).toHaveLength(1);
  });

  test('a server that is not there is an error, and so is one elsewhere that offers no TLS', async () => {
    const { port } = server;
    await server.stop();
    await expect(smtp().send(LETTER)).rejects.toMatchObject({ name: 'MailError', what: 'server' });
    server = await startSmtpServer(port);
    // The same machine by a name that does not say so.
    const elsewhere = smtpMail({ url: `smtp://[::ffff:127.0.0.1]:${port}`, from: FROM });
    await expect(elsewhere.send(LETTER)).rejects.toMatchObject({ code: expect.stringMatching(/^ETLS/) });
    expect(server.received).toEqual([]);
  });
});
