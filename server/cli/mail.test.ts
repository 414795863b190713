import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderMail } from '../ports/mail/folder-mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'zusage-mail-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: string[], dataDir = folder) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'mail.ts'), ...args],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

beforeAll(async () => {
  for (const [index, subject] of ['Ist das deine Adresse?', 'Neues Passwort für Jörg'].entries())
    await folderMail(join(folder, 'mail')).send({
      to: 'mia@example.org',
      subject,
      text: `Hallo\u001b[2J\n\nhttps://zusage.example/?action=x&token=${index}\n`,
      html: '<p>Hallo</p>',
      messageId: `<0195e0c0-0000-7000-8000-00000000000${index}@zusage.example>`,
    });
});

test('mails are listed newest first, with whom they are for and their links', () => {
  const { status, stdout } = run([]);
  expect(status).toBe(0);
  expect(stdout.split('\n').filter((line) => !line.includes(', '))).toEqual([
    '  1  Neues Passwort für Jörg',
    '     https://zusage.example/?action=x&token=1',
    '  2  Ist das deine Adresse?',
    '     https://zusage.example/?action=x&token=0',
    '',
  ]);
  expect(stdout).toContain('to mia@example.org, ');
});

test('one mail is printed, the newest or any', () => {
  expect(run(['--last']).stdout).toContain('Subject: Neues Passwort für Jörg\n\nHallo[2J\n');
  expect(run(['--open', '2']).stdout).toContain('token=0');
  expect(run(['--help']).stdout).toContain('--open N');
});

test('what cannot be done is one sentence', () => {
  expect(run(['--open', '9'])).toMatchObject({ status: 2, stderr: 'There is no mail 9; the list has 2.\n' });
  expect(run(['--open', 'x']).stderr).toMatch(/^--open needs a number/);
  expect(run(['--first']).stderr).toMatch(/^Unknown option '--first'.*; use npm run mail/);
  expect(run([], join(folder, 'none')).stdout).toMatch(/^No mails yet in/);
});
