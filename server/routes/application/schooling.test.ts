import { expect, test } from 'vitest';
import { applicantsOf, hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, pullAll, seeker } from '../../testing/people.ts';

onDatabase((app) => {
  test('L1 at 15 and 16 compulsory schooling is asked of the person before it matters, and told to nobody', async () => {
    const t = app();
    const { job } = await hiring(t, { minAge: 15 });
    const today = t.now.toISOString().slice(0, 10);
    const says = (uid: string, answer: 'yes' | 'done' | null) =>
      t.call(uid, 'user.update-general', {
        _userId: uid,
        general: { compulsorySchool: answer && { answer, on: today } },
      });
    await seeker(t, 'fifteen', '2010-06-01', 'mum@example.org', 'nothing');
    await seeker(t, 'sixteen', '2009-06-01', undefined, 'nothing');
    await seeker(t, 'seventeen', '2008-06-01');
    const reasonsOf = async (uid: string) => {
      const { error } = await t.call(uid, 'application.add', applying(job._id));
      return error?.detail?.reasons;
    };
    expect(await reasonsOf('fifteen')).toEqual([{ code: 'school_hours', minAge: 17 }]);
    expect(await reasonsOf('sixteen')).toEqual([{ code: 'schooling_unknown', minAge: 17 }]);
    expect(await reasonsOf('seventeen')).toBeUndefined();
    expect((await says('sixteen', 'yes')).data.general.compulsorySchool).toEqual({
      answer: 'yes',
      on: today,
    });
    expect(await reasonsOf('sixteen')).toEqual([{ code: 'school_hours', minAge: 18 }]);
    await says('sixteen', 'done');
    await says('fifteen', 'done');
    expect(await reasonsOf('sixteen')).toBeUndefined();
    expect(await reasonsOf('fifteen')).toBeUndefined();
    const { changes } = await pullAll(t, 'owner');
    expect(JSON.stringify(changes)).not.toMatch(/compulsory|schooling_/i);
    expect((await applicantsOf(t, 'owner')).map(({ ageBand }) => ageBand).sort()).toEqual([
      '15_17',
      '15_17',
      '18plus',
    ]);
    expect((await says('fifteen', null)).data.general).not.toHaveProperty('compulsorySchool');
  });

  test('L1 of a day to come nobody says it', async () => {
    const t = app();
    await seeker(t, 'sixteen', '2009-06-01');
    const refused = await t.call('sixteen', 'user.update-general', {
      _userId: 'sixteen',
      general: { compulsorySchool: { answer: 'yes', on: '2030-01-01' } },
    });
    expect(refused.error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'general.compulsorySchool.on', code: 'too_big' }],
    });
  });
});
