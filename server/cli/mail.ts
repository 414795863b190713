import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from '../base/start-failure.ts';
import { type ListedMail, listMails } from '../ports/mail/folder-mail.ts';
import { readSettings } from './start/settings.ts';
import { tellFailure } from './tell-failure.ts';

/** Composition root of `npm run mail`: what the server has mailed while no mail server is set. */

const USAGE = 'npm run mail [-- --last | --open N]';
const HELP = `${USAGE}

  (nothing)   lists the mails in DATA_DIR/mail, newest first, with their links
  --last      prints the newest one
  --open N    prints the Nth of the list

Mails are kept there only while MAIL_URL is not set. The server may be running.
`;

const say = (line: string) => process.stdout.write(`${line}\n`);

function run(): void {
  const { help, last, open } = readCommandLine(process.argv.slice(2));
  if (help) {
    say(HELP);
    return;
  }
  const { dataDir, mail } = readSettings(process.env, process.cwd());
  const folder = join(dataDir, 'mail');
  const mails = listMails(folder);
  if (mail.kind === 'smtp') say('MAIL_URL is set: new mails go there, these are older ones.');
  if (mails.length === 0) {
    say(`No mails yet in ${folder}.`);
    return;
  }
  const wanted = last ? 1 : open;
  if (wanted === undefined) for (const [index, one] of mails.entries()) list(index + 1, one);
  else {
    const one = mails[wanted - 1];
    if (one === undefined)
      throw new StartFailure(`There is no mail ${wanted}; the list has ${mails.length}.`, 2);
    print(one);
  }
}

function list(number: number, { date, to, subject, links }: ListedMail): void {
  say(`${String(number).padStart(3)}  ${subject}`);
  say(`     to ${to}, ${date}`);
  for (const link of links) say(`     ${link}`);
}

function print({ path, date, to, subject, text }: ListedMail): void {
  say(`File:    ${path}`);
  say(`Date:    ${date}`);
  say(`To:      ${to}`);
  say(`Subject: ${subject}`);
  say('');
  say(text.trimEnd());
}

function readCommandLine(argv: string[]): { help: boolean; last: boolean; open: number | undefined } {
  const wrong = (sentence: string): never => {
    throw new StartFailure(`${sentence}; use ${USAGE}`, 2);
  };
  try {
    const { values } = parseArgs({
      args: argv,
      options: { help: { type: 'boolean' }, last: { type: 'boolean' }, open: { type: 'string' } },
    });
    if (values.open !== undefined && !/^[1-9]\d{0,5}$/.test(values.open))
      wrong('--open needs a number from 1 on');
    return {
      help: values.help === true,
      last: values.last === true,
      open: values.open === undefined ? undefined : Number(values.open),
    };
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    return wrong(error instanceof Error ? (error.message.split('. ')[0] ?? 'Wrong option') : 'Wrong option');
  }
}

await tellFailure(run);
