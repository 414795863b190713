import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { PROOF_DAYS, productLimits } from '../../../contract/limits.ts';
import { transact } from '../../api/transact.ts';
import { codeOf } from '../../base/code-of.ts';
import { eraseApplicationsOf } from '../../domain/application/erase.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { applying, company, publishedJob, seeker } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';

const PERIOD = { from: '2026-01-01', to: '2026-12-31', lang: 'de_DE' } as const;
const ELSEWHERE = {
  company: 'Baumarkt Brückner',
  title: 'Kasse im Baumarkt',
  day: '2026-02-20',
  way: 'mail',
  link: '',
  state: 'talk',
  since: '2026-02-24',
} as const;

async function scene(t: TestApp, dateOfBirth?: string) {
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, 'jana', dateOfBirth);
  const job = await publishedJob(t, 'owner', companyId, { title: 'Verkauf am Samstag' });
  const args = applying(job._id);
  const { data: application } = await t.call('jana', 'application.add', args);
  return { application, companyId, jobId: job._id };
}

async function proofOf(t: TestApp, uid = 'jana', period: { from: string; to: string } = PERIOD) {
  const { status, data } = await t.call(uid, 'proof.create', { ...PERIOD, ...period });
  expect(status).toBe(200);
  const text = pdfText(Buffer.from(data.content, 'base64')).replace(/\s+/g, ' ');
  const [, no = '', mark = ''] = /Nachweis (\w{4} \w{4}) · Prüfzeichen (\w{4} \w{4})/.exec(text) ?? [];
  return { text, lines: data.lines, no: no.replace(' ', ''), mark: mark.replace(' ', '') };
}

const open = (t: TestApp, path: string) =>
  t.app.inject({ method: 'GET', url: path, headers: { 'accept-language': 'de' } });
const checked = async (t: TestApp, no: string, mark: string) => {
  const { statusCode, body } = await open(t, `/proof/${encodeURIComponent(no)}/${encodeURIComponent(mark)}`);
  return { status: statusCode, body };
};

onDatabase((app) => {
  test('user.6 a printed line stays true when a birth date is corrected, and the next one shortens the name', async () => {
    const t = app();
    await scene(t);
    const before = await proofOf(t);
    await terminal(t).say('correct-birth-date', 'jana@example.org', '2008-12-01');
    const after = await proofOf(t);
    expect((await checked(t, before.no, before.mark)).body).toContain('Jana K.');
    const now = await checked(t, after.no, after.mark);
    expect(now.body).toContain('J. K.');
    expect(now.body).not.toContain('Jana');
  });

  test('user.6 what was sent here and elsewhere is one document, and the page of a line confirms that line alone', async () => {
    const t = app();
    const { application } = await scene(t);
    await t.call('jana', 'tracking.save', {
      _id: v7(),
      elsewhere: ELSEWHERE,
      note: 'secret',
      remindAt: null,
      keptRev: null,
    });
    const { text, lines, no, mark } = await proofOf(t);
    expect(lines).toBe(2);
    for (const part of [
      'Bewerbungsnachweis',
      'Jana Krüger',
      'Verkauf am Samstag',
      'Bakery owner',
      `Eingang Nr. ${application.receipt?.no}`,
      'angekommen',
      'über Zusage',
      'Kasse im Baumarkt',
      'Gespräch',
      'per E-Mail',
      'eigene Angabe',
      'zusage.example/proof eingeben',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('secret');

    const page = await open(t, `/proof/${no}/${mark}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    for (const part of [
      'Der Nachweis stimmt.',
      'Jana K.',
      'Verkauf am Samstag',
      'Bakery owner',
      'angekommen',
    ])
      expect(page.body).toContain(part);
    for (const part of ['Krüger', 'jana@example.org', 'I bake at home.', 'Baumarkt', application._id])
      expect(page.body).not.toContain(part);
  });

  test('user.6 a state is a line of its own; the same state printed twice has the same number', async () => {
    const t = app();
    const { application } = await scene(t);
    const first = await proofOf(t);
    expect(await proofOf(t)).toMatchObject({ no: first.no, mark: first.mark });
    t.now = new Date(t.now.getTime() + DAY_MS);
    await t.call('owner', 'application.reject', { _applicationId: application._id });
    const second = await proofOf(t);
    expect(second.no).not.toBe(first.no);
    expect((await checked(t, second.no, second.mark)).body).toContain('abgesagt');
    // The sheet that was printed before is still true of its day.
    const before = await checked(t, first.no, first.mark);
    expect([before.status, before.body.includes('abgesagt')]).toEqual([200, false]);
  });

  test('user.6 an altered number or mark reads as false and says nothing of any line', async () => {
    const t = app();
    await scene(t);
    const { no, mark } = await proofOf(t);
    const characters = fc.uint8Array({ minLength: 1, maxLength: 1 }).map(codeOf);
    await fc.assert(
      fc.asyncProperty(fc.nat(15), characters, async (at, character) => {
        const both = no + mark;
        fc.pre(both[at] !== character);
        const altered = both.slice(0, at) + character + both.slice(at + 1);
        const { status, body } = await checked(t, altered.slice(0, 8), altered.slice(8));
        expect(status).toBe(404);
        expect(body).toContain('Der Nachweis stimmt nicht.');
        expect(body).not.toContain('Verkauf am Samstag');
      }),
      { numRuns: 40 },
    );
    expect((await checked(t, mark, no)).status).toBe(404);
    expect((await checked(t, 'x', '<b>')).body).not.toContain('<b>x');
  });

  test('user.6 a line that was altered in the database reads as false', async () => {
    const t = app();
    const { application } = await scene(t);
    const { no, mark } = await proofOf(t);
    for (const change of [
      { job_snapshot: JSON.stringify({ title: 'Chef', companyName: 'Bakery owner', place: null }) },
      { received_at: new Date(t.now.getTime() - DAY_MS) },
    ]) {
      const before = await t.db
        .selectFrom('application')
        .where('id', '=', application._id)
        .select(['job_snapshot', 'received_at'])
        .executeTakeFirstOrThrow();
      const of = () => t.db.updateTable('application').where('id', '=', application._id);
      await of().set(change).execute();
      expect((await checked(t, no, mark)).status).toBe(404);
      await of()
        .set({ received_at: before.received_at, job_snapshot: JSON.stringify(before.job_snapshot) })
        .execute();
      expect((await checked(t, no, mark)).status).toBe(200);
    }
  });

  test('user.6 what was ended by the person, is too old or was erased can no longer be confirmed', async () => {
    const t = app();
    await scene(t);
    const { no, mark } = await proofOf(t);
    expect((await t.call('jana', 'proof.end', {})).data).toEqual({ ended: 1 });
    const ended = await checked(t, no, mark);
    expect([ended.status, ended.body.includes('Verkauf am Samstag')]).toEqual([410, false]);
    // A new sheet opens it again.
    await proofOf(t);
    expect((await checked(t, no, mark)).status).toBe(200);
    const now = t.now;
    t.now = new Date(now.getTime() + (PROOF_DAYS + 1) * DAY_MS);
    expect((await checked(t, no, mark)).status).toBe(410);
    t.now = now;
    await transact(t.parts, (context) => eraseApplicationsOf(context, 'jana'));
    const erased = await checked(t, no, mark);
    expect(erased.status).toBe(410);
    for (const part of ['Verkauf am Samstag', 'Jana']) expect(erased.body).not.toContain(part);
    const { text, lines } = await proofOf(t);
    expect(lines).toBe(1);
    expect(text).toContain('nicht mehr prüfbar');
  });

  test('user.6 somebody below 18 is shown by initials, and what waits for a guardian is not in it', async () => {
    const t = app();
    const { application } = await scene(t, '2009-06-15');
    const { no, mark } = await proofOf(t);
    const { body } = await checked(t, no, mark);
    expect(body).toContain('J. K.');
    expect(body).not.toContain('Jana');
    await t.db
      .updateTable('application')
      .set({ visible_at: null, guardian: 'pending', due_at: null })
      .where('id', '=', application._id)
      .execute();
    expect((await proofOf(t)).lines).toBe(0);
  });

  test('user.6 the proof is of its period, and of nobody else’s applications', async () => {
    const t = app();
    await scene(t);
    await seeker(t, 'other');
    expect((await proofOf(t, 'other')).lines).toBe(0);
    expect((await proofOf(t, 'jana', { from: '2026-01-01', to: '2026-02-28' })).lines).toBe(0);
    const wrong = await t.call('jana', 'proof.create', { ...PERIOD, from: '2026-12-31', to: '2026-01-01' });
    expect(wrong.error.code).toBe('fields_invalid');
  });

  test('user.6 number and mark can be typed, and whoever guesses is slowed down', async () => {
    const t = app();
    await scene(t);
    const { no, mark } = await proofOf(t);
    const form = await open(t, '/proof');
    expect(form.body).toContain('Einen Nachweis prüfen');
    const typed = new URLSearchParams({ no: `${no.slice(0, 4)} ${no.slice(4)}`, mark: mark.toLowerCase() });
    const led = await open(t, `/proof?lang=en&${typed}`);
    expect([led.statusCode, led.headers.location]).toEqual([303, `/proof/${no}/${mark}?lang=en-US`]);
    const address = { now: t.now, max: productLimits.proofChecks.max };
    for (let at = 0; at < address.max; at += 1) await checked(t, no, mark);
    expect((await checked(t, no, mark)).status).toBe(429);
  });
});
