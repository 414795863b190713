import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { REMOVAL_WATCH_DAYS } from '../../../contract/limits.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';

onDatabase((app) => {
  test('a job is taken off the market with a reason that its company reads', async () => {
    const t = app();
    const { run } = terminal(t);
    const { _id: companyId } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', companyId);
    await seeker(t, 'mia');
    const { cursor } = await pullAll(t, 'mia');
    const { effects } = await run(
      'unpublish-job',
      job._id,
      '--reason',
      'Asks for a fee.',
      '--rule',
      'terms 4',
    );
    expect(effects.buckets).toContain(`company:${companyId}`);
    expect(effects.marketChanges).toMatchObject([{ id: job._id, deleted: true }]);
    const gone = (await pullAll(t, 'mia', cursor)).changes.find(({ table }) => table === 'job');
    expect(gone).toMatchObject({ id: job._id, row: null });
    const log = await t.call('owner', 'log.list', { companyId, action: 'job.unpublished' });
    expect(log.data.items[0]?.actor).toMatchObject({ _userId: null });
  });

  test('an ad that staff took down comes back only by staff or a granted objection, also where reviews are off', async () => {
    const t = app();
    const { run, say } = terminal(t);
    const { _id: companyId } = await company(t, 'owner');
    const { _id: jobId } = await publishedJob(t, 'owner', companyId);
    const takeDown = () => run('unpublish-job', jobId, '--reason', 'Asks for\na fee.', '--rule', 'terms 4');
    const publish = async () => {
      const { rev } = (await t.call('owner', 'job.get', { jobId })).data;
      return (await t.call('owner', 'job.publish', { _jobId: jobId, rev })).data.status;
    };
    await takeDown();
    expect(await publish()).toBe('in_review');
    expect(await say('review')).toContain('\n  taken down before: Asks for a fee.\n');
    // A verification publishes what waits for it, but not this.
    await t.db.updateTable('company').set({ verified: false }).execute();
    await run('verify-company', companyId);
    expect((await t.call('owner', 'job.get', { jobId })).data.status).toBe('in_review');
    await run('review', 'approve', jobId);
    expect((await t.call('owner', 'restriction.list', {})).data.items).toMatchObject([
      { kind: 'job_unpublished', liftedAt: t.now.toISOString() },
    ]);
    await takeDown();
    const [statement] = (await t.call('owner', 'restriction.list', {})).data.items;
    const objection = { _id: v7(), _restrictionId: statement?._id ?? '', text: 'It asks for none.' };
    await t.call('owner', 'appeal.create', objection);
    const granted = ['--outcome', 'granted', '--text', 'True.', '--by', 'Ben'];
    await run('appeals', 'decide', objection._id, ...granted);
    expect(await publish()).toBe('published');
  });

  test('while an ad of a company is taken down, its others are looked at as well: the text does not come back as a new one', async () => {
    const t = app();
    const { run, say } = terminal(t);
    const { _id: companyId } = await company(t, 'owner');
    const { _id: first } = await publishedJob(t, 'owner', companyId);
    const online = await publishedJob(t, 'owner', companyId);
    await run('unpublish-job', first, '--reason', 'Asks for a fee.', '--rule', 'terms 4');
    expect((await t.call('owner', 'job.get', { jobId: online._id })).data.status).toBe('published');
    const copy = await publishedJob(t, 'owner', companyId);
    expect(copy.status).toBe('in_review');
    expect(await say('review')).toContain('\n  taken down before: Asks for a fee.\n');
    t.now = new Date(t.now.getTime() + REMOVAL_WATCH_DAYS * DAY_MS + 1);
    const later = await publishedJob(t, 'owner', companyId);
    expect(later.status).toBe('published');
  });

  test('a page is published from a file, once, and taken down; what is no page is refused by its fields', async () => {
    const t = app();
    const { say, refusal, written } = terminal(t);
    const text = { de_DE: 'Preise', en_US: 'Prices' };
    const block = { type: 'paragraph', spans: [{ text: 'x' }] };
    const page = { _id: 'prices', title: text, blocks: { de_DE: [block], en_US: [block] } };
    written.set('page.json', JSON.stringify(page));
    expect(await say('publish-page', 'page.json')).toBe('prices: version 1 is published.');
    expect(await say('publish-page', 'page.json')).toBe('prices says the same already, in version 1.');
    expect(await say('archive-page', 'prices')).toBe('prices is taken down.');
    expect(await refusal('archive-page', 'prices')).toMatchObject({ exitCode: 1 });
    written.set('html.json', JSON.stringify({ ...page, blocks: '<script>' }));
    expect(await refusal('publish-page', 'html.json')).toEqual({
      exitCode: 1,
      message: 'This is not a page (blocks: invalid_type).',
    });
    written.set('none.json', 'no');
    expect(await refusal('publish-page', 'none.json')).toEqual({
      exitCode: 2,
      message: 'none.json is not JSON.',
    });
  });

  test('texts of a language are published, one by one, and wrong ones are refused by name', async () => {
    const t = app();
    const { say, refusal, written } = terminal(t);
    const put = (name: string, value: unknown) => written.set(name, JSON.stringify(value));
    put('new.json', { languageId: 'fr_FR', name: 'Français', texts: { 'shell.hello': 'Bonjour %s1' } });
    expect(await say('publish-texts', 'new.json')).toBe('1 texts are published, in version 1.');
    put('none.json', { languageId: 'fr_FR', texts: { 'shell.hello': null } });
    expect(await say('publish-texts', 'none.json')).toBe('1 texts are published, in version 2.');
    put('upper.json', { languageId: 'fr_FR', texts: { 'Shell.Hello': 'Bonjour' } });
    expect(await refusal('publish-texts', 'upper.json')).toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/^upper\.json cannot be published: texts/),
    });
  });

  test('a job that waits is shown with its company, and published or given back', async () => {
    const t = app();
    const { say } = terminal(t);
    const { _id: companyId } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', companyId);
    const wait = () =>
      t.db
        .updateTable('job')
        .set({ status: 'in_review', status_reason: null, unreviewed_since: null })
        .where('id', '=', job._id)
        .execute();
    await wait();
    expect(await say('review')).toMatch(
      /Bakery counter, Saturdays[\s\S]*Bakery owner[\s\S]*\n1 jobs wait\.$/,
    );
    expect(await say('review', 'approve', job._id)).toBe('"Bakery counter, Saturdays" is on the market.');
    await wait();
    expect(await say('review', 'refuse', job._id, '--reason', 'Say what it pays.', '--rule', 'terms 4')).toBe(
      '"Bakery counter, Saturdays" is a draft again.',
    );
    const own = (await pullAll(t, 'owner')).changes.find(({ table }) => table === 'companyJob');
    expect(own?.row).toMatchObject({ status: 'draft' });
    const log = await t.call('owner', 'log.list', { companyId });
    expect(log.data.items.slice(0, 2).map(({ action }) => action)).toEqual(['job.refused', 'job.approved']);
  });

  test('L24 a report by mail is taken down, confirmed, and decided as one from the form', async () => {
    const t = app();
    const { say, refusal, run } = terminal(t);
    const { _id: companyId } = await company(t, 'owner');
    const { _id: jobId } = await publishedJob(t, 'owner', companyId);
    const page = `https://zusage.example/jobs/${jobId}?from=mail`;
    const said = ['--reason', 'fee_asked', '--text', 'They want 50 euros first.'];
    expect(await refusal('reports', 'record', page, ...said)).toEqual({
      exitCode: 2,
      message: 'Not accepted: --name, --mail; --help says what is wanted.',
    });
    const by = ['--name', 'Mia Muster', '--mail', 'mia@example.com'];
    expect(await refusal('reports', 'record', '/team', ...said, ...by)).toMatchObject({ exitCode: 2 });
    const line = await say('reports', 'record', page, ...said, ...by);
    const [, id = '', no = ''] = /^Report (\S+), (R-\S+), is taken down\.$/.exec(line) ?? [];
    await run('reports', 'decide', id, '--outcome', 'dismissed', '--text', 'It asks for nothing.');
    await t.doWork();
    const letters = t.letters.filter(({ to }) => to === 'mia@example.com');
    expect(letters.map(({ text }) => text)).toEqual([
      expect.stringContaining(no),
      expect.stringContaining('/report/objection?token='),
    ]);
  });

  test('a report is shown, decided, and told; the company’s log says so', async () => {
    const t = app();
    const { say, refusal } = terminal(t);
    const { _id: companyId } = await company(t, 'owner');
    await seeker(t, 'jana');
    const report = await t.call('jana', 'report.create', {
      _id: v7(),
      target: { type: 'company', id: companyId },
      reason: 'fee_asked',
      text: 'They asked\nfor 50 euros.',
    });
    expect(report.status).toBe(200);
    expect(await say('reports')).toContain('said: They asked for 50 euros.');
    const decide = ['reports', 'decide', report.data._id, '--outcome', 'upheld', '--text', 'No fees here.'];
    expect(await say(...decide)).toBe(`Report ${report.data._id} is upheld.`);
    expect(await refusal(...decide)).toMatchObject({ exitCode: 1 });
    const log = await t.call('owner', 'log.list', { companyId, action: 'report.decided' });
    expect(log.data.items[0]?.after).toEqual({ measure: 'none', statement: 'No fees here.' });
    await t.doWork();
    // The first is the receipt.
    expect(t.letters.map(({ to }) => to).sort()).toEqual([
      'jana@example.org',
      'jana@example.org',
      'owner@example.org',
    ]);
  });
});
