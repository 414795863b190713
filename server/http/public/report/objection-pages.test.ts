import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../../../contract/calendar-day.ts';
import { appealNo, reportNo } from '../../../../contract/report-no.ts';
import { transact } from '../../../api/transact.ts';
import { decideReport } from '../../../domain/report/decide.ts';
import { makeDue } from '../../../testing/make-due.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { company, publishedJob, seeker } from '../../../testing/people.ts';
import { terminal } from '../../../testing/terminal.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { TRAP } from './report-form.ts';

const MAIL = 'mia@example.com';
const WHY = 'Sie wollen das Geld am Telefon, nicht in der Anzeige.';
const STATEMENT = 'Die Anzeige verlangt nichts.';

/** A report without an account that was dismissed by Ada, with the link of the mail. */
async function decided(t: TestApp, { mail = MAIL, lang = 'de-DE' } = {}) {
  const { _id: companyId } = await company(t, 'owner');
  const { _id: jobId } = await publishedJob(t, 'owner', companyId, { title: 'Kasse & Café' });
  t.parts.settings.operator.mail = 'staff@example.org';
  const reportId = v7();
  expect((await guestReport(t, jobId, { id: reportId, mail, lang })).statusCode).toBe(201);
  await transact(t.parts, (context) =>
    decideReport(context, {
      ...{ reportId, outcome: 'dismissed', measure: 'none', statement: STATEMENT, by: 'Ada' },
    }),
  );
  await t.doWork();
  const letter = t.letters.findLast(({ to }) => to === MAIL);
  const url = /https:\/\/zusage\.example(\/report\/objection\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  return { reportId, jobId, companyId, url, letter };
}

const guestReport = (t: TestApp, jobId: string, { id = v7(), mail = MAIL, lang = 'de-DE' } = {}) =>
  post(t, `/report/job/${jobId}?lang=${lang}`, {
    reason: mail ? 'fee_asked' : 'danger_to_minors',
    text: 'Sie wollen 50 Euro.',
    ...{ id, mail, name: mail && 'Mia Muster', goodFaith: 'yes' },
  });
const open = (t: TestApp, url: string) => t.app.inject({ method: 'GET', url });
const post = (t: TestApp, url: string, fields: Record<string, string>) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const appeals = (t: TestApp) => t.db.selectFrom('appeal').selectAll().execute();
const guests = (t: TestApp) => t.db.selectFrom('guest_reporter').selectAll().execute();
const lettersTo = (t: TestApp, address: string) => t.letters.filter(({ to }) => to === address);

async function later(t: TestApp, days: number) {
  t.now = new Date(t.now.getTime() + days * DAY_MS);
  await makeDue(t, t.parts.kinds);
  await t.doWork();
}

onDatabase((app) => {
  test('L24 a guest objects by the link of the mail, sees that it arrived, and is answered by somebody else', async () => {
    const t = app();
    const { run, say, refusal } = terminal(t);
    const { reportId, url, letter } = await decided(t);
    expect(letter?.text).toContain('innerhalb von sechs Monaten widersprechen');
    expect(letter?.text).toContain('staff@example.org');
    expect(url).toContain('lang=de-DE');

    // A mail program opens the link first, twice: nothing is used up.
    await open(t, url);
    const form = await open(t, url);
    expect([form.statusCode, form.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(form.headers['referrer-policy']).toBe('no-referrer');
    for (const said of [reportNo(reportId), STATEMENT, 'Du kannst bis 2. September widersprechen', 'noindex'])
      expect(form.body).toContain(said);
    // Nothing that was typed: the address may be somebody else's.
    expect(form.body).not.toMatch(/Mia|50 Euro|Kasse/);
    expect(await appeals(t)).toEqual([]);

    const sent = await post(t, url, { text: WHY });
    expect(sent.statusCode).toBe(201);
    const [appeal, ...more] = await appeals(t);
    const id = appeal?.id ?? '';
    expect(more).toEqual([]);
    expect(appeal).toMatchObject({ user_id: null, report_id: reportId, restriction_id: null, text: WHY });
    expect(sent.body).toContain(appealNo(id));
    expect(sent.body).toContain('Bis 16. März bekommst du die Antwort per Mail');
    await t.doWork();
    expect(lettersTo(t, 'staff@example.org').at(-1)?.text).toContain(`appeals decide ${id}`);

    expect(await say('appeals')).toMatch(
      new RegExp(`${id}  ${appealNo(id)}.*Mia Muster <${MAIL}>, without an account`),
    );
    await later(t, 15);
    expect((await run('late')).outcome).toMatchObject({ failed: true });
    expect(await say('late')).toContain(`appeal ${id}  ${appealNo(id)}`);
    const line = ['appeals', 'decide', id, '--outcome', 'granted', '--text', 'Du hast recht.'];
    expect((await refusal(...line)).message).toContain('somebody else answers the objection');
    await run(...line, '--by', 'Ben');
    await t.doWork();
    const answer = lettersTo(t, MAIL).at(-1);
    expect(answer?.subject).toBe(`Entscheidung über deinen Widerspruch ${appealNo(id)}`);
    for (const said of ['Dein Widerspruch war berechtigt.', 'Du hast recht.', 'Gericht', reportNo(reportId)])
      expect(answer?.text).toContain(said);
    expect(answer?.text).not.toMatch(/Mia|Ben|Ada/);
    expect((await open(t, url)).body).toContain('Dein Widerspruch ist beantwortet');
    expect((await refusal(...line, '--by', 'Ben')).message).toContain('answered already');
  });

  test('L24 pressed twice, loaded again or sent at the same moment it is one objection', async () => {
    const t = app();
    const { url } = await decided(t);
    const both = await Promise.all([post(t, url, { text: WHY }), post(t, url, { text: 'Etwas anderes.' })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [appeal, ...more] = await appeals(t);
    expect(more).toEqual([]);
    const again = await post(t, url, { text: 'Noch einmal, ganz anders.' });
    expect(again.body).toContain(appealNo(appeal?.id ?? ''));
    expect(again.body).toContain(appeal?.text);
    expect(await appeals(t)).toEqual([appeal]);
    await t.doWork();
    const told = lettersTo(t, 'staff@example.org').filter(({ text }) => text.includes('appeals decide'));
    expect(told).toHaveLength(1);
  });

  test('L24 who has no such link reads and writes nothing', async () => {
    const t = app();
    const { url, reportId } = await decided(t);
    await seeker(t, 'mallory');
    const other = url.replace(/token=../, 'token=Zz');
    for (const wrong of [
      other,
      '/report/objection',
      '/report/objection?token=',
      `/report/objection?token=${reportId}`,
    ]) {
      const seen = await open(t, wrong);
      expect([wrong, seen.statusCode, seen.body.includes(STATEMENT)]).toEqual([wrong, 404, false]);
      expect((await post(t, wrong, { text: WHY })).statusCode).toBe(404);
    }
    const objecting = { _id: v7(), _reportId: reportId, text: WHY };
    expect((await t.call('mallory', 'appeal.create', objecting)).error.code).toBe('not_found');
    expect(await appeals(t)).toEqual([]);
  });

  test('L24 what is missing is told beside its field, a program is held up, and nothing typed is lost', async () => {
    const t = app();
    const { url, jobId } = await decided(t, { lang: 'en-US' });
    const short = await post(t, url, { text: 'No "<b>"' });
    expect(short.statusCode).toBe(422);
    expect(short.body).toContain('<a href="#text">Write in a sentence or two');
    expect(short.body).toContain('No &quot;&lt;b&gt;&quot;</textarea>');
    const long = await post(t, url, { text: 'x'.repeat(4001) });
    expect([long.statusCode, long.body.includes('longer than we can accept')]).toEqual([422, true]);
    const robot = await post(t, url, { text: WHY, [TRAP]: 'http://spam.example' });
    expect(robot.statusCode).toBe(422);
    expect(robot.body).toContain(WHY);
    expect(robot.body).not.toContain('spam.example');
    expect(await appeals(t)).toEqual([]);
    // Counted with the reports of the network address: one so far.
    for (let at = 0; at < 19; at++)
      expect((await guestReport(t, jobId, { mail: `p${at}@example.com` })).statusCode).toBe(201);
    const often = await post(t, url, { text: WHY });
    expect([often.statusCode, often.body.includes(WHY)]).toEqual([429, true]);
    expect(await appeals(t)).toEqual([]);
    await later(t, 1);
    expect((await post(t, url, { text: WHY })).statusCode).toBe(201);
  });

  test('L24 after six months it is too late, and the link is over; an open objection keeps the address until it is answered', async () => {
    const t = app();
    const { run } = terminal(t);
    const { url } = await decided(t);
    await later(t, 183);
    expect((await post(t, url, { text: WHY })).statusCode).toBe(201);
    const [appeal] = await appeals(t);
    // What is erased half a year after the decision waits for the answer.
    await later(t, 9);
    expect(await guests(t)).toHaveLength(1);
    expect((await open(t, url)).body).toContain(appealNo(appeal?.id ?? ''));
    const line = ['--outcome', 'refused', '--text', 'Es bleibt dabei.', '--by', 'Ben'];
    await run('appeals', 'decide', appeal?.id ?? '', ...line);
    await later(t, 1);
    expect(lettersTo(t, MAIL).at(-1)?.text).toContain('Es bleibt dabei.');
    expect(await guests(t)).toEqual([]);
    expect(await appeals(t)).toMatchObject([{ text: '', statement: '–' }]);
    expect((await open(t, url)).statusCode).toBe(410);
  });

  test('L24 too late is told as such, by the page and to a letter; one that came in time counts from its day', async () => {
    const t = app();
    const { refusal, say } = terminal(t);
    const { url, reportId } = await decided(t);
    await later(t, 185);
    for (const late of [await open(t, url), await post(t, url, { text: WHY })]) {
      expect(late.statusCode).toBe(410);
      expect(late.body).toContain('Für einen Widerspruch ist es zu spät');
      expect(late.body).toContain('/sites/imprint');
      expect(late.body).not.toContain(STATEMENT);
    }
    const record = ['appeals', 'record', reportId, '--text', WHY];
    expect((await refusal(...record)).message).toBe('A decision can be objected to for 6 months.');
    expect((await refusal(...record, '--received', '2026-12-24')).exitCode).toBe(2);
    expect((await refusal('appeals', 'record', reportId, '--text', 'Nein.')).exitCode).toBe(2);
    expect(await appeals(t)).toEqual([]);
    expect(await say(...record, '--received', '2026-09-01')).toContain('is to be answered by 2026-09-15');
  });

  test('L24 a letter is recorded once, by the report it is against; who has no address is answered by letter', async () => {
    const t = app();
    const { say, refusal } = terminal(t);
    const { reportId, jobId, letter } = await decided(t, { mail: '' });
    expect(letter).toBeUndefined();
    const record = ['appeals', 'record', reportId, '--text', WHY];
    const said = await say(...record);
    const [appeal] = await appeals(t);
    const id = appeal?.id ?? '';
    expect(said).toBe(`Appeal ${id}, ${appealNo(id)}, is to be answered by 2026-03-16.`);
    expect((await refusal(...record)).message).toContain(id);
    expect(await say('appeals')).toContain('somebody unnamed, without an account');
    const undecided = v7();
    await guestReport(t, jobId, { id: undecided, mail: 'ben@example.com' });
    expect((await refusal('appeals', 'record', undecided, '--text', WHY)).message).toBe(
      'Nothing is decided yet.',
    );
    expect((await refusal('appeals', 'record', v7(), '--text', WHY)).message).toContain('No such report');
    const answer = ['--outcome', 'granted', '--text', 'Stimmt.', '--by', 'Ben'];
    expect(await say('appeals', 'decide', id, ...answer)).toContain('answer by letter');
  });

  test('L24 who had their address erased reads the answer by their link', async () => {
    const t = app();
    const { run } = terminal(t);
    const { url } = await decided(t, { lang: 'ar-AE' });
    await post(t, url, { text: WHY });
    await t.db.deleteFrom('guest_reporter').execute();
    const received = await open(t, url);
    expect(received.body).toContain('dir="rtl"');
    expect(received.body).toContain('لم يعد بريدك الإلكتروني لدينا');
    const [appeal] = await appeals(t);
    await t.doWork();
    const letters = t.letters.length;
    await run('appeals', 'decide', appeal?.id ?? '', '--outcome', 'refused', '--text', 'No.', '--by', 'Ben');
    await t.doWork();
    expect(t.letters).toHaveLength(letters);
    expect((await open(t, url)).body).toContain('>No.<');
  });
});
