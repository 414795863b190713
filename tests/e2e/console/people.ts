import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { creating } from '../../../server/testing/creators.ts';
import { TERMS } from '../../../server/testing/offers.ts';
import { staff } from '../../harness/cli.ts';
import type { RunningServer } from '../../harness/server.ts';
import { yearsAgo } from '../acts.ts';
import { type Account, endSetup, registerAt, signInAs } from '../chaos/api.ts';
import { confirmed } from '../confirm-mail.ts';
import { invite } from '../invite.ts';

const PASSWORD = 'lang genug 7';

/** An account of each role of the product that sees other screens than the rest, and what its links may name. */
export type People = {
  seeker: Account;
  minor: Account;
  creator: Account;
  owner: Account;
  member: Account;
  withoutPlan: Account;
  founder: Account;
  newcomer: Account;
  companyId: string;
  jobId: string;
  applicationId: string;
  conversationId: string;
};

/** Somebody of the demo whom `prepare` locks. */
export const LOCKED = 'seeker@example.org';
/** A page that only `/sites/$webpageId` shows. */
const PAGE = {
  _id: 'answers',
  title: { de_DE: 'Häufige Fragen', en_US: 'Questions' },
  blocks: {
    de_DE: [{ type: 'paragraph', spans: [{ text: 'Wir antworten.' }] }],
    en_US: [{ type: 'paragraph', spans: [{ text: 'We answer.' }] }],
  },
};

/** What staff does before the server starts. */
export async function prepare(dataDir: string): Promise<void> {
  const page = join(dataDir, 'page.json');
  await writeFile(page, JSON.stringify(PAGE));
  await staff(dataDir, 'publish-page', page);
  const why = ['--reason', 'fake_job', '--rule', 'terms 4', '--text', 'Reported.'];
  await staff(dataDir, 'lock', LOCKED, ...why);
}

/** Fills a sample market with what its people have to do with each other. */
export async function makePeople(server: RunningServer): Promise<People> {
  const { origin } = server;
  const owner = await signInAs(origin, 'company@example.org', server.password);
  const seeker = await newUser(origin, 'suchend@example.org', 'user', '1998-04-17');
  const creator = await newUser(origin, 'kanal@example.org', 'user', '1995-05-05');
  const member = await newUser(origin, 'mitglied@example.org', 'company', '1990-05-05');
  const withoutPlan = await newUser(origin, 'neugruendung@example.org', 'company', '1979-03-02');
  const founder = await newUser(origin, 'gruendung@example.org', 'company', '1979-03-02');
  const minor = await newUser(origin, 'kind@example.org', 'user', yearsAgo(14.5), 'eltern@example.org');
  const newcomer = await newRecord(origin, 'neu@example.org', 'user', '1999-09-09');

  const companyId = (await owner.api('user.get', { userId: owner.uid }))._linkedCompanyId as string;
  const { items } = await owner.api('job.of-company', { companyId, status: 'published' });
  const [job] = items;
  if (!job) throw new Error('the sample company has no job');
  const applicationId = v7();
  const conversationId = v7();
  await seeker.api('application.add', {
    _id: applicationId,
    _conversationId: conversationId,
    _jobId: job._id,
    note: 'Ich kann ab Montag.',
    jobRev: job.rev,
  });
  await owner.api('application.accept', { _applicationId: applicationId, message: 'Kommen Sie vorbei.' });
  await owner.api('offer.create', { _id: v7(), offer: { _applicationId: applicationId, terms: TERMS } });

  await creator.api('creator.create', creating(creator.uid, 'jana.backt'));
  const page = 'https://youtube.com/@jana.backt';
  await creator.api('creator.add-source', { _id: v7(), platform: 'youtube', url: page, method: 'bio-code' });

  const { link } = await invite(server, member.email);
  const token = new URLSearchParams(link.split('?')[1]).get('token') as string;
  await member.api('company.accept-invite', { companyId, token });

  await withoutPlan.api('company.create', {
    _id: v7(),
    companyUID: 'DE136695976',
    companyName: 'Leuchtfeuer Nord GmbH',
    _userId: withoutPlan.uid,
  });
  const people = { seeker, minor, creator, owner, member, withoutPlan, founder, newcomer };
  return { ...people, companyId, jobId: job._id, applicationId, conversationId };
}

type Mode = Parameters<typeof registerAt>[1];

async function newUser(
  origin: string,
  email: string,
  userMode: Mode,
  dateOfBirth: string,
  guardian?: string,
): Promise<Account> {
  const account = await newRecord(origin, email, userMode, dateOfBirth, guardian);
  await endSetup(account);
  return account;
}

async function newRecord(
  origin: string,
  email: string,
  userMode: Mode,
  dateOfBirth: string,
  guardian?: string,
): Promise<Account> {
  const who = { first: 'Kim', last: 'Ott', born: dateOfBirth, email, password: PASSWORD };
  const account = await registerAt(origin, userMode, { ...who, ...(guardian && { guardian }) });
  return confirmed(origin, account);
}
