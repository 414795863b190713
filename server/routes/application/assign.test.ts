import { expect, test } from 'vitest';
import { DAY, hiring, later, noticesOf } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pullAll } from '../../testing/people.ts';

const JOB = 'Bakery counter, Saturdays';

onDatabase((app) => {
  test('company.7 an applicant is given to a colleague: the last word counts, and all concerned read whose it was', async () => {
    const t = app();
    const { of } = await hiring(t);
    const give = (by: string, assignee: string | null) =>
      t.call(by, 'application.annotate', { ...of, assignee });
    const told = async (uid: string) =>
      (await noticesOf(t, uid))
        .filter(([type]) => type === 'application_assigned')
        .map(([, ...rest]) => rest);
    const at = t.now.toISOString();
    expect((await give('owner', 'reader')).data.private.assigned).toEqual({
      _userId: 'reader',
      by: 'owner',
      at,
    });
    expect(await told('reader')).toEqual([['Deniz owner', 'Jana K.', JOB]]);
    expect(await told('owner')).toEqual([]);
    // Again the same: nobody is told twice.
    await give('owner', 'reader');
    expect(await told('reader')).toHaveLength(1);
    expect((await give('chatter', 'chatter')).data.private.assigned).toMatchObject({ by: 'chatter' });
    const moved = ['Deniz chatter', 'Jana K.', JOB, 'Deniz chatter'];
    expect([await told('reader'), await told('owner'), await told('chatter')]).toEqual([
      expect.arrayContaining([moved]),
      [moved],
      [],
    ]);
    expect((await give('owner', null)).data.private.assigned).toBeNull();
    expect(await told('chatter')).toEqual([['Deniz owner', 'Jana K.', JOB, '']]);
    for (const [who, code] of [
      ['rival', 'state_conflict'],
      ['mia', 'state_conflict'],
      ['nobody', 'state_conflict'],
    ])
      expect((await give('owner', who ?? null)).error.code).toBe(code);
    for (const uid of ['rival', 'mia', 'mallory'])
      expect((await give(uid, 'owner')).error.code).toBe('not_found');
    const own = await t.call('mia', 'application.list', { _userId: 'mia' });
    expect(JSON.stringify(own.data)).not.toMatch(/assigned|chatter/);
    expect(JSON.stringify((await pullAll(t, 'mia')).changes)).not.toContain('assigned');
  });

  test('company.7 company.8 nobody is given an applicant, or told of one, whom they may not read', async () => {
    const t = app();
    const { of, job } = await hiring(t);
    const visible = { _jobId: job._id, rev: job.rev, patch: { visibleTo: ['chatter'] } };
    expect((await t.call('owner', 'job.update', visible)).status).toBe(200);
    const change = (more: object) => t.call('owner', 'application.annotate', { ...of, ...more });
    expect((await change({ assignee: 'reader' })).error.code).toBe('state_conflict');
    await change({ notes: '<@reader>, <@chatter>, <@mia> and <@rival>: look' });
    const mentioned = async (uid: string) =>
      (await noticesOf(t, uid)).filter(([type]) => type === 'application_mentioned').length;
    expect(await Promise.all(['reader', 'mia', 'rival', 'owner'].map(mentioned))).toEqual([0, 0, 0, 0]);
    expect(await mentioned('chatter')).toBe(1);
  });

  test('company.8 a colleague who is named in a note is told once, and the notes are the team’s alone', async () => {
    const t = app();
    const { of } = await hiring(t);
    const note = (by: string, notes: string) => t.call(by, 'application.annotate', { ...of, notes });
    const told = async (uid: string) =>
      (await noticesOf(t, uid)).filter(([type]) => type === 'application_mentioned');
    await note('owner', 'Ask <@reader>, <@owner>');
    await note('owner', 'Ask <@reader>, <@owner>: on Monday');
    expect(await told('reader')).toEqual([['application_mentioned', 'Deniz owner', 'Jana K.', JOB]]);
    expect(await told('owner')).toEqual([]);
    await note('chatter', 'Ask <@reader>, <@owner>: done');
    expect(await told('owner')).toEqual([]);
    const read = async (uid: string, args: object) =>
      JSON.stringify([
        (await t.call(uid, 'application.list', args as typeof of)).data,
        (await pullAll(t, uid)).changes,
      ]);
    expect(await read('reader', of)).toContain('Ask <@reader>, <@owner>: done');
    const own = await read('mia', { _userId: 'mia' });
    expect(own).toContain(of._applicationId);
    expect(own).not.toMatch(/@reader|: done|"notes"/);
    expect(await told('mia')).toEqual([]);
  });

  test('company.7 company.8 of a member who leaves nothing is left but the name in the notes', async () => {
    const t = app();
    const { of, companyId } = await hiring(t);
    await t.call('owner', 'application.annotate', {
      ...of,
      assignee: 'reader',
      notes: 'Ask <@reader> and <@chatter>',
    });
    await t.call('owner', 'company.delete-member', { companyId, _userId: 'reader' });
    later(t, DAY);
    await t.doWork();
    const { data } = await t.call('owner', 'application.list', of);
    expect(data.items).toMatchObject([
      { private: { assigned: null, notes: 'Ask @Deniz reader and <@chatter>' } },
    ]);

    await t.call('chatter', 'application.annotate', { ...of, assignee: 'owner' });
    await t.call('owner', 'company.delete-member', { companyId, _userId: 'chatter' });
    later(t, DAY);
    await t.doWork();
    const given = (await t.call('owner', 'application.list', of)).data;
    expect(given.items).toMatchObject([{ private: { assigned: { _userId: 'owner', by: null } } }]);
    // Whose word it replaces is nobody that could be told.
    await t.call('owner', 'application.annotate', { ...of, assignee: null });
    expect(t.faults).toEqual([]);
  });
});
