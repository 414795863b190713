import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../../../contract/calendar-day.ts';
import { reportNo } from '../../../../contract/report-no.ts';
import { transact } from '../../../api/transact.ts';
import { decideReport } from '../../../domain/report/decide.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { company, publishedJob } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { queueRecurring } from '../../../work/recurring.ts';
import { TRAP } from './report-form.ts';

const GOOD = {
  reason: 'fee_asked',
  text: 'Sie wollen 50 Euro vor dem Gespräch.',
  name: 'Mia Muster',
  mail: 'mia@example.com',
  goodFaith: 'yes',
};

async function scene(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  const { _id: jobId } = await publishedJob(t, 'owner', companyId, { title: 'Kasse & Café' });
  return { companyId, jobId };
}

const open = (t: TestApp, path: string) =>
  t.app.inject({ method: 'GET', url: path, headers: { 'accept-language': 'de' } });
const send = (t: TestApp, path: string, fields: Record<string, string>, id: string = v7()) =>
  t.app.inject({
    method: 'POST',
    url: path,
    headers: { 'accept-language': 'de', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ id, ...fields }).toString(),
  });
const reports = (t: TestApp) => t.db.selectFrom('report').selectAll().execute();

onDatabase((app) => {
  test('job.7 an ad is reported without account and script, is confirmed by number and mail, and reaches staff', async () => {
    const t = app();
    const { jobId } = await scene(t);
    t.parts.settings.operator.mail = 'staff@example.org';
    const path = `/report/job/${jobId}`;
    expect((await open(t, `/jobs/${jobId}`)).body).toContain(`href="${path}"`);
    const form = await open(t, path);
    expect(form.headers['cache-control']).toBe('no-store');
    expect(form.body).toContain('Kasse &amp; Café · Bakery owner');
    expect(form.body).toContain(`https://zusage.example/jobs/${jobId}`);
    const id = /name="id" value="([^"]+)"/.exec(form.body)?.[1] as string;

    const sent = await send(t, path, GOOD, id);
    expect(sent.statusCode).toBe(201);
    expect(sent.body).toContain(reportNo(id));
    expect(sent.body).toContain('mia@example.com');
    const [row, ...more] = await reports(t);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      id,
      reporter_id: null,
      target_id: jobId,
      reason: 'fee_asked',
      text: GOOD.text,
    });
    expect(row?.evidence).toMatchObject({
      title: 'Kasse & Café',
      place: `https://zusage.example/jobs/${jobId}`,
    });

    await t.doWork();
    const receipt = t.letters.find(({ to }) => to === 'mia@example.com');
    expect(receipt?.subject).toContain(reportNo(id));
    // Nothing that was typed: the address may be somebody else's.
    expect(receipt?.text).not.toMatch(/Mia|50 Euro/);
    expect(t.letters.find(({ to }) => to === 'staff@example.org')?.text).toContain(`reports decide ${id}`);
    // Pressed twice, or loaded again: the same report, and nobody is told again.
    expect((await send(t, path, GOOD, id)).body).toContain(reportNo(id));
    expect(await reports(t)).toHaveLength(1);
    const letters = t.letters.length;
    await t.doWork();
    expect(t.letters).toHaveLength(letters);
  });

  test('what is missing is told at once, beside its field, and nothing that was typed is lost', async () => {
    const t = app();
    const { companyId } = await scene(t);
    const path = `/report/company/${companyId}`;
    const { statusCode, body } = await send(t, path, { text: 'kurz', name: 'Mia "M"', mail: 'no mail' });
    expect(statusCode).toBe(422);
    for (const field of ['reason', 'text', 'mail', 'goodFaith'])
      expect(body).toContain(`<a href="#${field}">`);
    expect(body).not.toContain('<a href="#name">');
    expect(body).toContain('value="Mia &quot;M&quot;"');
    expect(body).toContain('value="no mail"');
    expect(body).toContain('\nkurz</textarea>');
    expect(await reports(t)).toEqual([]);
  });

  test('abuse of children is reported without a name; everything else names who reports it', async () => {
    const t = app();
    const { jobId } = await scene(t);
    const path = `/report/job/${jobId}`;
    const { name: _name, mail: _mail, ...unnamed } = GOOD;
    const refused = await send(t, path, unnamed);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('<a href="#name">');
    expect(refused.body).toContain('<a href="#mail">');
    const taken = await send(t, path, { ...unnamed, reason: 'danger_to_minors' });
    expect(taken.statusCode).toBe(201);
    expect(taken.body).toContain('Du hast keine Mail-Adresse genannt.');
    await t.doWork();
    expect(t.letters.filter(({ subject }) => subject.includes('R-'))).toEqual([]);
  });

  test('a program that fills in every field is held up, and a person who did so by accident loses nothing', async () => {
    const t = app();
    const { jobId } = await scene(t);
    const { statusCode, body } = await send(t, `/report/job/${jobId}`, {
      ...GOOD,
      [TRAP]: 'http://spam.example',
    });
    expect(statusCode).toBe(422);
    expect(body).toContain(GOOD.text);
    expect(body).not.toContain('spam.example');
    expect(await reports(t)).toEqual([]);
  });

  test('one mail address and one network address report so often a day, and then are told another way', async () => {
    const t = app();
    const { jobId } = await scene(t);
    t.parts.settings.operator.mail = 'staff@example.org';
    const path = `/report/job/${jobId}`;
    for (let at = 0; at < 5; at++) expect((await send(t, path, GOOD)).statusCode).toBe(201);
    const often = await send(t, path, { ...GOOD, mail: 'MIA@example.com' });
    expect(often.statusCode).toBe(429);
    expect(often.body).toContain(GOOD.text);
    expect(often.body).toContain('staff@example.org');
    for (let at = 0; at < 15; at++)
      expect((await send(t, path, { ...GOOD, mail: `p${at}@example.com` })).statusCode).toBe(201);
    expect((await send(t, path, { ...GOOD, mail: 'other@example.com' })).statusCode).toBe(429);
    t.now = new Date(t.now.getTime() + DAY_MS + 1);
    expect((await send(t, path, GOOD)).statusCode).toBe(201);
  });

  test('the outcome is mailed with its reasons and how to contest it; half a year later nobody knows who reported', async () => {
    const t = app();
    const { jobId } = await scene(t);
    t.parts.settings.operator.mail = 'staff@example.org';
    const id = v7();
    await send(t, `/report/job/${jobId}?lang=en-US`, GOOD, id);
    const statement = 'Nobody may ask applicants for money.';
    await transact(t.parts, (context) =>
      decideReport(context, {
        ...{ reportId: id, outcome: 'upheld', measure: 'content_removed', statement, by: 'Ada' },
        ground: { ground: 'terms', rule: '7' },
      }),
    );
    await t.doWork();
    const letter = t.letters.find(
      ({ to, subject }) => to === 'mia@example.com' && subject.startsWith('Decision'),
    );
    expect(letter?.text).toContain(statement);
    expect(letter?.text).toContain('within six months');
    expect(letter?.text).toContain('write to staff@example.org and name the number');
    expect(letter?.text).toContain('/report/objection?token=');
    expect(letter?.text).not.toContain('Mia');
    expect(await t.db.selectFrom('guest_reporter').selectAll().execute()).toMatchObject([
      { report_id: id, name: 'Mia Muster', mail: 'mia@example.com', lang: 'en_US' },
    ]);
    t.now = new Date(t.now.getTime() + 190 * DAY_MS);
    await transact(t.parts, (context) => queueRecurring(context, t.parts.kinds));
    await t.doWork();
    expect(await t.db.selectFrom('guest_reporter').selectAll().execute()).toEqual([]);
    expect(await reports(t)).toHaveLength(1);
  });

  test('what was never public has no form, and what was closed meanwhile is still taken in', async () => {
    const t = app();
    const { jobId, companyId } = await scene(t);
    for (const path of [
      `/report/job/${v7()}`,
      '/report/job/x',
      `/report/user/${v7()}`,
      `/report/message/${v7()}`,
    ])
      expect((await open(t, path)).statusCode).toBe(404);
    await t.call('owner', 'job.unpublish', { _jobId: jobId, reason: 'filled', outcomes: {} });
    expect((await send(t, `/report/job/${jobId}`, GOOD)).statusCode).toBe(201);
    expect((await send(t, `/report/company/${companyId}`, GOOD)).statusCode).toBe(201);
    const taken = v7();
    expect((await send(t, `/report/job/${jobId}`, GOOD, taken)).statusCode).toBe(201);
    // An id of another report makes none the other one: the form comes back with a new one.
    expect((await send(t, `/report/company/${companyId}`, GOOD, taken)).statusCode).toBe(409);
  });
});
