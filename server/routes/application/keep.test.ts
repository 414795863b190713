import { expect, test } from 'vitest';
import { monthsAfter } from '../../../contract/months.ts';
import { applicationWork } from '../../domain/application/work.ts';
import { applicantsOf, DAY, hiring, later, logOf, noticesOf } from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { writing } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Somebody was declined, and asked whether the company may keep their application for a year. */
async function asked(t: TestApp) {
  const scene = await hiring(t);
  await t.call('owner', 'application.reject', scene.of);
  const { data } = await t.call('chatter', 'application.ask-to-keep', { ...scene.of, months: 12 });
  const answer = (accept: boolean, by = 'mia') =>
    t.call(by, 'application.answer-keep', { ...scene.of, accept });
  return { ...scene, row: data, answer };
}

const consentsOf = async (t: TestApp, uid: string) =>
  (await t.call(uid, 'rights.consents', {})).data.items.filter(({ key }) => key.startsWith('keep:'));

onDatabase((app) => {
  test('company.9 somebody who was declined is asked once, and says yes or no', async () => {
    const t = app();
    const { of } = await hiring(t);
    const ask = (by: string) => t.call(by, 'application.ask-to-keep', { ...of, months: 12 });
    expect((await ask('owner')).error.code).toBe('state_conflict');
    await t.call('owner', 'application.reject', of);
    expect((await ask('reader')).error.code).toBe('not_allowed');
    for (const uid of ['rival', 'mia', 'mallory']) expect((await ask(uid)).error.code).toBe('not_found');
    expect((await ask('chatter')).data.keeping).toMatchObject({ state: 'asked', months: 12, until: null });
    expect((await ask('owner')).error.code).toBe('state_conflict');
    expect((await noticesOf(t, 'mia')).map(([type]) => type)).toContain('application_keep');
    const answer = (by: string) => t.call(by, 'application.answer-keep', { ...of, accept: true });
    for (const uid of ['owner', 'rival', 'mallory']) expect((await answer(uid)).error.code).toBe('not_found');
    const no = await t.call('mia', 'application.answer-keep', { ...of, accept: false });
    expect(no.data.keeping).toMatchObject({ state: 'declined' });
    expect((await answer('mia')).error.code).toBe('state_conflict');
    expect(await consentsOf(t, 'mia')).toEqual([]);
  });

  test('company.9 a yes is a consent: kept until its day, both may write, erased after it', async () => {
    const t = app();
    const { row, answer, companyId, application, of } = await asked(t);
    await makeDue(t, applicationWork);
    const { data } = await answer(true);
    const until = monthsAfter(t.now, 12).toISOString();
    expect(data).toMatchObject({ eraseAt: until, keeping: { state: 'kept', until } });
    expect((await answer(true)).data.keeping).toEqual(data.keeping);
    expect(JSON.stringify(data)).not.toContain('eraseBefore');
    expect(await consentsOf(t, 'mia')).toMatchObject([{ version: '1' }]);
    expect(await logOf(t, companyId)).toContain('application.kept');
    const message = writing(application, 'Another job would fit you.');
    const said = await t.call('chatter', 'conversation.add-message', message);
    expect(said.status).toBe(200);
    // Past the day on which it would have been erased, and at the day they agreed to.
    later(t, Date.parse(row.eraseAt ?? '') - t.now.getTime() + DAY);
    await t.doWork();
    expect(await applicantsOf(t, 'owner')).toHaveLength(1);
    later(t, Date.parse(until) - t.now.getTime() + DAY);
    await t.doWork();
    expect(await applicantsOf(t, 'owner')).toEqual([]);
    const own = await t.call('mia', 'application.list', of);
    expect(own.data.items).toMatchObject([{ note: '', keeping: null }]);
  });

  test('company.9 ended, it is erased at the time that held before, and the consent is taken back', async () => {
    const t = app();
    const { row, answer, companyId, application } = await asked(t);
    await answer(true);
    const { data } = await answer(false);
    expect(data).toMatchObject({ eraseAt: row.eraseAt, keeping: { state: 'ended', until: null } });
    expect(await consentsOf(t, 'mia')).toHaveLength(2);
    expect(await logOf(t, companyId)).toContain('application.keep-ended');
    expect((await answer(true)).error.code).toBe('state_conflict');
    expect((await answer(false)).status).toBe(200);
    const message = writing(application, 'Another job would fit you.');
    expect((await t.call('chatter', 'conversation.add-message', message)).error.code).toBe('state_conflict');
  });

  test('company.9 whom the company removes it keeps no longer', async () => {
    const t = app();
    const { of, row, answer, companyId } = await asked(t);
    await answer(true);
    await t.call('owner', 'application.remove', of);
    const own = await t.call('mia', 'application.list', of);
    expect(own.data.items).toMatchObject([{ eraseAt: row.eraseAt, keeping: { state: 'ended' } }]);
    expect(await consentsOf(t, 'mia')).toHaveLength(2);
    expect(await logOf(t, companyId)).toContain('application.keep-ended');
  });

  test('company.9 the question to somebody whom the company removes is void', async () => {
    const t = app();
    const { of, row, answer } = await asked(t);
    await t.call('owner', 'application.remove', of);
    const own = await t.call('mia', 'application.list', of);
    expect(own.data.items).toMatchObject([{ eraseAt: row.eraseAt, keeping: null }]);
    expect((await answer(true)).error.code).toBe('state_conflict');
    expect(await consentsOf(t, 'mia')).toEqual([]);
  });

  test('company.9 whose rejection is taken back is kept by that consent no longer', async () => {
    const t = app();
    const { of, answer, companyId } = await asked(t);
    await answer(true);
    const back = await t.call('owner', 'application.accept', of);
    expect(back.data.applicant).toMatchObject({ status: 'accepted', keeping: null, eraseAt: null });
    expect(await consentsOf(t, 'mia')).toHaveLength(2);
    expect(await logOf(t, companyId)).toContain('application.keep-ended');
  });

  test.each(['the applicants of the job are cleaned', 'the company is erased'])(
    'company.9 the consent is over where %s',
    async (how) => {
      const t = app();
      const { answer, companyId, job, of } = await asked(t);
      await answer(true);
      if (how.startsWith('the company')) {
        await t.call('owner', 'company.delete', { companyId, confirmName: 'Bakery owner' });
        later(t, 60 * DAY);
        await t.doWork();
      } else {
        await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
        expect((await t.call('owner', 'job.clean', { _jobId: job._id })).status).toBe(200);
      }
      expect(await consentsOf(t, 'mia')).toMatchObject([{ version: null }, { version: '1' }]);
      const own = await t.call('mia', 'application.list', of);
      expect(own.data.items[0]?.keeping?.state).not.toBe('kept');
    },
  );

  test('company.9 applicants below 18 are not asked', async () => {
    const t = app();
    const { of } = await hiring(t);
    await t.call('owner', 'application.reject', of);
    await t.db.updateTable('application').set({ age_band: '15_17' }).execute();
    const refused = await t.call('owner', 'application.ask-to-keep', { ...of, months: 6 });
    expect(refused.error.code).toBe('not_for_minors');
  });
});
