import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';

onDatabase((app) => {
  test('while staff blocks a company the public reads nothing that it says of itself', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await publishedJob(t, 'owner', companyId, { title: 'Verkauf' });
    await t.db
      .updateTable('company')
      .set({ about: 'Verbotene Worte', website: 'https://betrug.example', logo_file_id: null })
      .where('id', '=', companyId)
      .execute();
    const publicly = async () => {
      const page = await t.app.inject({ url: `/companies/${companyId}` });
      const card = await t.call(null, 'company.get', { companyId });
      return [page.body, JSON.stringify(card.data)].map((text) => /Verbotene Worte|betrug/.test(text));
    };
    expect(await publicly()).toEqual([true, true]);
    await terminal(t).say(
      'block-company',
      companyId,
      '--reason',
      'A fee.',
      '--rule',
      'terms 4',
      '--by',
      'Ada',
    );
    expect(await publicly()).toEqual([false, false]);
    const own = await t.call('owner', 'company.get', { companyId });
    expect(own.data).toMatchObject({ general: { about: 'Verbotene Worte' } });
  });
});
