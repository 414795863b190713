import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { eraseRestrictions } from '../../domain/report/erase.ts';
import { activeCreator } from '../../testing/creators.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, seeker } from '../../testing/people.ts';
import { talking } from '../../testing/talk.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';

const RULE = ['--rule', 'terms 4'];
const WHY = 'I see that differently.';

/** Decided by Ada; answered by Ben. */
const answer = (t: TestApp, appealId: string | undefined, outcome: 'granted' | 'refused') =>
  terminal(t).say(
    ...[
      'appeals',
      'decide',
      appealId ?? '',
      '--outcome',
      outcome,
      '--text',
      'Looked at again.',
      '--by',
      'Ben',
    ],
  );

const statements = async (t: TestApp, uid: string) => (await t.call(uid, 'restriction.list', {})).data.items;

async function lastMail(t: TestApp, to: string): Promise<string> {
  await t.doWork();
  return t.letters.findLast((letter) => letter.to === to)?.text ?? '';
}

async function lock(t: TestApp, reason: string, text: string) {
  await terminal(t).run('lock', 'mia@example.org', '--reason', reason, '--text', text, ...RULE);
  await t.doWork();
  t.signIn('mia');
}

async function days(t: TestApp, count: number) {
  t.now = new Date(t.now.getTime() + count * DAY_MS);
  await t.doWork();
}

onDatabase((app) => {
  test('L24 a granted objection to one lock leaves a newer one, and says so', async () => {
    const t = app();
    await seeker(t, 'mia');
    await lock(t, 'spam', 'Wrote to 200 companies.');
    const { data } = await t.call('mia', 'appeal.create', { _id: v7(), text: WHY });
    await lock(t, 'harassment', 'Threatened somebody.');
    await answer(t, data._id, 'granted');
    const { locked } = (await t.call('mia', 'user.get', { userId: 'mia' })).data;
    expect(locked?.reasonCode).toBe('harassment');
    const letter = await lastMail(t, 'mia@example.org');
    expect(letter).toContain('eine neuere Entscheidung mit eigenen Gründen. Sie gilt weiter');
    expect(letter).not.toContain('Dein Konto ist wieder offen');
  });

  test('L24 who reported and objects with success has the report decided again, and learns what came of it', async () => {
    const t = app();
    const { run, say, refusal } = terminal(t);
    const sent = await (await talking(t)).say('owner', 'Send 50 euros first.');
    const target = { type: 'message' as const, id: sent.data.message._id };
    const report = { _id: v7(), target, reason: 'fee_asked' as const, text: '' };
    await t.call('mia', 'report.create', report);
    const decide = ['reports', 'decide', report._id, '--outcome'];
    await run(...decide, 'dismissed', '--text', 'We see no fee.');
    t.now = new Date(t.now.getTime() + 1000);
    const objection = { _id: v7(), _reportId: report._id, text: WHY };
    await t.call('mia', 'appeal.create', objection);
    expect(await say('reports')).toBe('0 open reports.');
    expect(await answer(t, objection._id, 'granted')).toContain(`reports decide ${report._id}`);
    expect(await lastMail(t, 'mia@example.org')).toContain('Wir entscheiden noch einmal über deine Meldung');
    expect(await say('reports')).toContain('dismissed by Ada, and an objection to that was granted');
    const upheld = [...decide, 'upheld', '--measure', 'content_removed', '--text', 'A fee.', ...RULE];
    await run(...upheld);
    expect(await lastMail(t, 'mia@example.org')).toContain('Der Inhalt wurde entfernt');
    expect((await t.call('mia', 'report.list', {})).data.items).toMatchObject([
      { decision: { outcome: 'upheld', measure: 'content_removed' }, appeals: [{ status: 'granted' }] },
    ]);
    expect((await refusal(...upheld)).message).toBe('This report is decided already.');
    expect(await say('reports')).toBe('0 open reports.');
  });

  test('L24 an objection is granted also where the account is erased, or the source removed meanwhile', async () => {
    const t = app();
    const { sources } = await activeCreator(t, 'cleo');
    const source = sources[0]?._id ?? '';
    await terminal(t).run('creator', 'fail', source, '--text', 'The page shows somebody else.', ...RULE);
    const [refused] = await statements(t, 'cleo');
    const { data } = await t.call('cleo', 'appeal.create', {
      _id: v7(),
      _restrictionId: refused?._id,
      text: WHY,
    });
    expect((await t.call('cleo', 'creator.remove-source', { _sourceId: source })).status).toBe(200);
    expect(await answer(t, data._id, 'granted')).toMatch(/is granted/);
    expect(await statements(t, 'cleo')).toMatchObject([{ liftedAt: t.now.toISOString() }]);
    await seeker(t, 'mia');
    await lock(t, 'scam', 'Asked for money.');
    const locked = await t.call('mia', 'appeal.create', { _id: v7(), text: WHY });
    t.signIn('mia', { signedInAt: t.now });
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    await days(t, 15);
    expect(await answer(t, locked.data._id, 'granted')).toContain('answer by letter');
  });

  test('L24 statements of reasons about whom is erased go when their time is over, with the objections to them', async () => {
    const t = app();
    await seeker(t, 'mia');
    await lock(t, 'scam', 'Asked for money.');
    const { data } = await t.call('mia', 'appeal.create', { _id: v7(), text: WHY });
    const { _id: companyId, companyName } = await company(t, 'owner');
    await terminal(t).run('block-company', companyId, '--reason', 'Asked a girl for money.', ...RULE);
    for (const uid of ['mia', 'owner']) t.signIn(uid, { signedInAt: t.now });
    await t.call('mia', 'user.delete', { userId: 'mia', confirm: true });
    await t.call('owner', 'company.delete', { companyId, confirmName: companyName });
    for (let day = 0; day < 16; day++) await days(t, 1);
    await answer(t, data._id, 'refused');
    const left = () => t.db.selectFrom('restriction').select('kind').execute();
    expect(await left()).toHaveLength(2);
    await days(t, 200);
    await makeDue(t, { ...eraseRestrictions });
    await t.doWork();
    expect(await left()).toEqual([]);
    expect(await t.db.selectFrom('appeal').select('id').execute()).toEqual([]);
  });
});
